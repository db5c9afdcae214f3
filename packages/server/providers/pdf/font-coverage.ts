/** Which characters a TrueType font can draw, read from its `cmap` table. */
interface Segment {
  first: number;
  last: number;
}

function cmapOffset(font: DataView): number {
  const tables = font.getUint16(4);
  for (let at = 12; at < 12 + tables * 16; at += 16)
    if (font.getUint32(at) === 0x636d6170) return font.getUint32(at + 8);
  throw new Error('The font has no cmap table.');
}

/** Format 12: groups of characters over all of Unicode. */
function groupsOf(font: DataView, start: number): Segment[] {
  const count = font.getUint32(start + 12);
  return Array.from({ length: count }, (_, n) => {
    const at = start + 16 + n * 12;
    return { first: font.getUint32(at), last: font.getUint32(at + 4) };
  });
}

/** Format 4: segments of the first plane; a segment may leave single characters without a glyph. */
function segmentsOf(font: DataView, start: number): Segment[] {
  const count = font.getUint16(start + 6) / 2;
  const ends = start + 14;
  const starts = ends + count * 2 + 2;
  const deltas = starts + count * 2;
  const offsets = deltas + count * 2;
  const found: Segment[] = [];
  for (let n = 0; n < count; n++) {
    const [first, last] = [font.getUint16(starts + n * 2), font.getUint16(ends + n * 2)];
    const offset = font.getUint16(offsets + n * 2);
    for (let code = first; code <= last && code < 0xffff; code++) {
      const glyph =
        offset === 0
          ? (code + font.getUint16(deltas + n * 2)) & 0xffff
          : font.getUint16(offsets + n * 2 + offset + (code - first) * 2);
      if (glyph !== 0) found.push({ first: code, last: code });
    }
  }
  return found;
}

function charactersOf(font: DataView): Segment[] {
  const cmap = cmapOffset(font);
  const subtables = Array.from({ length: font.getUint16(cmap + 2) }, (_, n) => cmap + font.getUint32(cmap + 8 + n * 8));
  const whole = subtables.find((start) => font.getUint16(start) === 12);
  if (whole !== undefined) return groupsOf(font, whole);
  const plane = subtables.find((start) => font.getUint16(start) === 4);
  if (plane === undefined) throw new Error('The font has no table of characters that is known.');
  return segmentsOf(font, plane);
}

const lastCharacter = 0x10ffff;

/** Answers whether one of the fonts can draw a character. */
export function coverageOf(fonts: readonly Buffer[]): (character: number) => boolean {
  const covered = new Uint8Array((lastCharacter + 1) >> 3);
  for (const font of fonts) {
    const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
    for (const { first, last } of charactersOf(view))
      for (let code = first; code <= last; code++) covered[code >> 3] = (covered[code >> 3] ?? 0) | (1 << (code & 7));
  }
  return (character) => ((covered[character >> 3] ?? 0) & (1 << (character & 7))) !== 0;
}
