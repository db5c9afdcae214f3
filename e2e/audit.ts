import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

type ColorScheme = 'light' | 'dark';

export interface Audit {
  /** The rules that something breaks, with what breaks them. */
  violations: string[];
  /** How many rules found nothing to complain of. */
  passes: number;
}

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Lives in the page that it audits. Contrast costs more than all other rules together and depends on an element, its
 * colours and those behind it alone, so that only what was not seen so before, at another width, is audited for it.
 */
const auditor = `({
  seen: { light: new Set(), dark: new Set() },
  passed: { light: 0, dark: 0 },
  /** The colours behind an element, its own first. */
  behind(element, known) {
    if (!element) return '';
    if (known.has(element)) return known.get(element);
    const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity, filter].join();
    const all = (own === 'rgba(0, 0, 0, 0),none,1,none' ? '' : own + ';') + this.behind(element.parentElement, known);
    known.set(element, all);
    return all;
  },
  lookOf(element, known) {
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const attributes = [...element.attributes].filter(({ name }) => name !== 'class' && name !== 'style');
    const text = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ data }) => data);
    const told = attributes.map(({ name, value }) => name + '=' + value);
    return [element.tagName, ...told, color, fontSize, fontWeight, this.behind(element, known), ...text].join('\\n');
  },
  /** Each stands for all that is in it. */
  unseen(colorScheme) {
    const seen = this.seen[colorScheme];
    const visible = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
    const known = new Map();
    const looks = new Map(visible.map((element) => [element, this.lookOf(element, known)]));
    const isNew = (element) => looks.has(element) && !seen.has(looks.get(element));
    const found = visible.filter((element) => isNew(element) && !isNew(element.parentElement));
    for (const look of looks.values()) seen.add(look);
    return found;
  },
  async run(context, options) {
    const found = await axe.run(context, { resultTypes: ['violations'], selectors: false, preload: false, ...options });
    const violations = found.violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' '));
    return { violations, passes: found.passes.length };
  },
  structure() {
    return this.run(document, { rules: { 'color-contrast': { enabled: false } } });
  },
  async contrast(colorScheme) {
    const include = this.unseen(colorScheme);
    const { violations, passes } =
      include.length === 0
        ? { violations: [], passes: 0 }
        : await this.run({ include }, { runOnly: ['color-contrast'] });
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
