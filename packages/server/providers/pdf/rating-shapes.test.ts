import { readFileSync } from 'node:fs';
import { type RatingName, ratings } from '@assay/domain/ratings';
import { ratingMark } from '@assay/report/html/rating-icon';
import { reportStyles } from '@assay/report/html/report-styles';
import { describe, expect, it } from 'vitest';

const template = readFileSync(new URL('./templates/icons.typ', import.meta.url), 'utf8');
const inTemplate = (pattern: RegExp): string => pattern.exec(template)?.[1] ?? '';
const pathsIn = (markup: string): string[] => [...markup.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path ?? '');

/** What the templates draw for a rating. */
const onPaper = (name: RatingName): string[] =>
  name === 'ImmediateAction'
    ? [inTemplate(/#let octagon = "([^"]+)"/), inTemplate(/filled\(octagon, paint\), stroked\("([^"]+)", inner/)]
    : [inTemplate(new RegExp(`^  ${name}: "([^"]+)"`, 'm'))];

describe('the shapes of ratings', () => {
  const names = Object.keys(ratings) as RatingName[];

  it.each(names)('are the same in PDF and HTML: %s', (name) => {
    const page = pathsIn(ratingMark({ name, label: name }).text);
    expect(page.length).toBeGreaterThan(0);
    expect(page).toEqual(onPaper(name));
  });

  it('fill the octagon of Immediate, with an exclamation mark that is seen on it', () => {
    const { text } = ratingMark({ name: 'ImmediateAction', label: '' });
    const [octagon, mark] = pathsIn(text);
    expect(text).toContain(`<path class="solid" d="${octagon}"/><path class="inside" d="${mark}"/>`);
    expect(reportStyles).toMatch(/\.icon \.solid \{ fill: currentColor;/);
    expect(reportStyles).toMatch(/\.icon \.inside \{ stroke: #fff;/);
    expect(template).toMatch(/let inner = if colour == auto \{ white \}/);
  });
});
