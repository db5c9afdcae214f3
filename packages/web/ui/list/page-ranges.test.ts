import { describe, expect, it } from 'vitest';
import { pageRanges } from './page-ranges.ts';

const shown = (count: number, amount: number, current: number): string =>
  pageRanges(count, amount, current)
    .map((range) => (range === 'gap' ? '~' : `${range.from}-${range.to}`))
    .join(' ');

describe('the page ranges', () => {
  it.each([
    ['nothing', 0, 50, 1, ''],
    ['everything on one page', 50, 50, 1, ''],
    ['one row more than a page', 51, 50, 1, '1-50 51-51'],
    ['a last page that is not full', 120, 50, 2, '1-50 51-100 101-120'],
    ['few pages, all of them', 300, 50, 1, '1-50 51-100 101-150 ~ 251-300'],
    ['a gap of one page as that page', 250, 50, 1, '1-50 51-100 101-150 151-200 201-250'],
    ['the middle of many', 1000, 50, 10, '1-50 ~ 351-400 401-450 451-500 501-550 551-600 ~ 951-1000'],
    ['the end of many', 1000, 50, 20, '1-50 ~ 851-900 901-950 951-1000'],
    ['a page past the end as the end', 1000, 50, 99, '1-50 ~ 851-900 901-950 951-1000'],
  ])('offer %s', (_, count, amount, current, ranges) => {
    expect(shown(count, amount, current)).toBe(ranges);
  });

  it('stay few however many pages there are', () => {
    const counted = [1, 2, 3, 4, 5, 10_000, 19_998, 20_000].map((page) => pageRanges(1_000_000, 50, page).length);
    expect(Math.max(...counted)).toBeLessThanOrEqual(9);
  });
});
