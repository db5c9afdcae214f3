import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { plainContrast } from './plain-contrast.ts';

type ColorScheme = 'light' | 'dark';

export interface Audit {
  /** The rules that something breaks, with what breaks them. */
  violations: string[];
  /** How many rules found nothing to complain of. */
  passes: number;
}

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Lives in the page that it audits. Contrast costs more than all other rules together, and depends on the colours and the
 * font of a text and on what is behind it alone: of all texts that look alike, on this page and on those that were shown
 * in it before, one is audited.
 */
const auditor = `({
  plain: ${plainContrast},
  seen: { light: new Set(), dark: new Set() },
  passed: { light: 0, dark: 0 },
  /** What is behind an element, its own colours first. What is placed freely may lie over anything, so its name counts. */
  behind(element, known) {
    if (!element) return '';
    if (known.has(element)) return known.get(element);
    const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element);
    const free = position === 'static' || position === 'relative' ? '' : position + element.className;
    const own = [backgroundColor, backgroundImage, opacity, filter, free].join();
    const all = (own === 'rgba(0, 0, 0, 0),none,1,none,' ? '' : own + ';') + this.behind(element.parentElement, known);
    known.set(element, all);
    return all;
  },
  /** What is switched off may be pale; what is hidden from readers is not read, what is one dot large is not seen. */
  isExempt(element) {
    const label = element.closest('label');
    return (
      element.offsetWidth * element.offsetHeight === 1 ||
      element.closest(':disabled, [aria-disabled="true"], [aria-hidden="true"], [inert]') !== null ||
      label?.control?.matches(':disabled') === true ||
      label?.querySelector(':disabled') != null ||
      (element.id !== '' && document.querySelector('[aria-labelledby~="' + CSS.escape(element.id) + '"]:disabled') !== null)
    );
  },
  lookOf(element, known) {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const placeholder = element.placeholder ? getComputedStyle(element, '::placeholder').color : '';
    const font = [color, fontSize, fontWeight, textShadow, placeholder];
    return [element.tagName, ...font, this.behind(element, known)].join('\\n');
  },
  hasText(element) {
    if (element.matches('[type=checkbox], [type=radio]')) return false;
    if (element.matches('input, textarea, select')) return true;
    return [...element.childNodes].some(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim() !== '');
  },
  /** A few texts for each look that was not seen before in these colours. */
  unseen(colorScheme) {
    const known = new Map();
    const looks = new Map();
    for (const element of document.body.querySelectorAll('*')) {
      if (!this.hasText(element) || !element.checkVisibility() || this.isExempt(element)) continue;
      const look = this.lookOf(element, known);
      if (this.seen[colorScheme].has(look) || this.seen[colorScheme].has(location.pathname + look)) continue;
      const alike = looks.get(look) ?? [];
      if (alike.length < 3) looks.set(look, [...alike, element]);
    }
    return looks;
  },
  async run(context, options) {
    // The text of every element that was looked at is a sixth of the work; only what breaks a rule is worth it.
    axe.configure({ noHtml: true });
    const needed = { resultTypes: ['violations'], selectors: false, preload: false, elementRef: true };
    const found = await axe.run(context, { ...needed, ...options });
    const named = ({ element }) => element.outerHTML.slice(0, 300);
    const violations = found.violations.map(({ id, nodes }) => id + ': ' + nodes.map(named).join(' '));
    const decided = [...found.violations, ...found.passes].flatMap(({ nodes }) => nodes.map(({ element }) => element));
    return { violations, passes: found.passes.length, decided: new Set(decided) };
  },
  structure() {
    // The dearest of these rules asks what styles of single elements insist on, which is in their attribute if anywhere.
    const insists = document.querySelector('[style*="!important"]') !== null;
    const rules = { 'color-contrast': { enabled: false }, 'avoid-inline-spacing': { enabled: insists } };
    return this.run(document, { rules });
  },
  async contrast(colorScheme) {
    const looks = this.unseen(colorScheme);
    const floating = looks.size > 0 ? this.plain.floating() : [];
    for (const [look, alike] of looks) {
      if (!alike.some((element) => this.plain.standsOut(element, floating))) continue;
      this.seen[colorScheme].add(look);
      this.passed[colorScheme] = 1;
      looks.delete(look);
    }
    const include = [...looks.values()].flat();
    const options = { runOnly: ['color-contrast'], resultTypes: ['violations', 'passes'] };
    const nothing = { violations: [], passes: 0, decided: new Set() };
    const { violations, passes, decided } = include.length === 0 ? nothing : await this.run({ include }, options);
    // What axe could not decide on here may be plainer to see on another page.
    for (const [look, alike] of looks)
      this.seen[colorScheme].add(alike.some((element) => decided.has(element)) ? look : location.pathname + look);
    this.passed[colorScheme] = Math.max(this.passed[colorScheme], passes);
    return { violations, passes: this.passed[colorScheme] };
  },
})`;

/** A document gets the rules once. */
async function bring(page: Page): Promise<void> {
  if (await page.evaluate('!globalThis.auditor'))
    await page.evaluate(`${source}; globalThis.auditor = ${auditor}; undefined`);
}

/** Everything but colours. */
export async function auditStructure(page: Page): Promise<Audit> {
  await bring(page);
  return page.evaluate('auditor.structure()');
}

/** Text against what is behind it, wherever that was not audited before in these colours; what passed before still passes. */
export async function auditContrast(page: Page, colorScheme: ColorScheme): Promise<Audit> {
  await bring(page);
  return page.evaluate(`auditor.contrast('${colorScheme}')`);
}
