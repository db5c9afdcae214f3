/**
 * Code for the page: tells which texts plainly stand out from what is behind them, as most do. Asking axe about one text
 * costs as much as laying out the page, since it first finds the place of everything on it; it is asked about the rest,
 * so that whatever is too pale is still its verdict.
 */
export const plainContrast = `({
  /** Everything that may lie behind a text without being around it, with its place. */
  floating() {
    const found = [];
    for (const element of document.body.querySelectorAll('*')) {
      const { position, transform, backgroundColor, backgroundImage } = getComputedStyle(element);
      const stays = (position === 'static' || position === 'relative') && transform === 'none';
      const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
      if (!stays && !isClear) found.push({ element, place: element.getBoundingClientRect() });
    }
    return found;
  },
  /** Red, green, blue and opacity; nothing for colours that are written in another way. */
  parts(color) {
    const numbers = /^rgba?\\(([^)]+)\\)$/.exec(color)?.[1].split(',').map(Number);
    return numbers && { rgb: numbers.slice(0, 3), alpha: numbers[3] ?? 1 };
  },
  over(upper, lower) {
    return upper.rgb.map((value, index) => value * upper.alpha + lower[index] * (1 - upper.alpha));
  },
  /** The colour behind a text and whose it is, where only what is around it can be there. */
  background(element) {
    const layers = [];
    for (let around = element; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.opacity !== '1' || style.filter !== 'none' || style.mixBlendMode !== 'normal') return undefined;
      if (style.backgroundImage !== 'none') return undefined;
      const color = this.parts(style.backgroundColor);
      if (!color) return undefined;
      layers.push(color);
      if (color.alpha === 1) {
        if (this.isFaded(around.parentElement)) return undefined;
        const rgb = layers.reduceRight((lower, upper) => this.over(upper, lower), color.rgb);
        return { rgb, owner: around };
      }
      // Pages are looked at before they are scrolled: what sticks is still in its place.
      if (style.transform !== 'none' || ['absolute', 'fixed'].includes(style.position)) return undefined;
    }
    return undefined;
  },
  isFaded(element) {
    for (let around = element; around; around = around.parentElement) {
      const { opacity, filter } = getComputedStyle(around);
      if (opacity !== '1' || filter !== 'none') return true;
    }
    return false;
  },
  luminance(rgb) {
    const [red, green, blue] = rgb.map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  },
  ratio(one, other) {
    const [darker, lighter] = [this.luminance(one), this.luminance(other)].sort((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  },
  standsOut(element, floating) {
    const behind = this.background(element);
    if (!behind) return false;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    // What is not within the first opaque part around the text is below that part.
    const isBetween = ({ element: other, place }) =>
      place.left < right && place.right > left && place.top < bottom && place.bottom > top &&
      behind.owner !== other && behind.owner.contains(other) && !other.contains(element);
    if (floating.some(isBetween)) return false;
    const { color, textShadow } = getComputedStyle(element);
    const colors = [color, ...(element.placeholder ? [getComputedStyle(element, '::placeholder').color] : [])];
    const isClear = (text) => {
      const parts = this.parts(text);
      return parts && this.ratio(this.over(parts, behind.rgb), behind.rgb) >= 4.5;
    };
    return textShadow === 'none' && colors.every(isClear);
  },
})`;
