import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type LazyFiles, lazyFaults, weighedFiles } from './lazy-files.ts';

const read = (...path: string[]): LazyFiles =>
  JSON.parse(readFileSync(join(import.meta.dirname, ...path), { encoding: 'utf8' }));

describe('what opening a page fetches', () => {
  it('is at most 2 % more than the list says, for each page and piece that is loaded lazily', () => {
    expect(lazyFaults(read('lazy-files.json'), read('..', 'dist', weighedFiles))).toEqual([]);
  });
});

describe('the list of lazily loaded files', () => {
  const again = 'If this is wanted, write the list again: npm run lazy-files';

  it.each([
    ['is the same', { 'Page.tsx': 1000 }],
    ['grew a little', { 'Page.tsx': 1020 }],
    ['shrank a little', { 'Page.tsx': 900 }],
  ])('lets a page pass that %s', (_, built) => {
    expect(lazyFaults({ 'Page.tsx': 1000 }, built)).toEqual([]);
  });

  it.each([
    ['a page that grew', { 'Page.tsx': 1021 }, 'Opening Page.tsx fetches 1021 bytes instead of 1000 (2.1 %).'],
    [
      'a page that shrank so much that its bound is none',
      { 'Page.tsx': 899 },
      'Opening Page.tsx fetches 899 bytes instead of 1000 (-10.1 %).',
    ],
    ['a page that everybody fetches now', {}, 'Page.tsx is not loaded lazily any more.'],
    [
      'a page that is new',
      { 'Page.tsx': 1000, 'New.tsx': 10 },
      'New.tsx is loaded lazily, and the list does not name it.',
    ],
  ])('refuses %s', (_, built: LazyFiles, fault) => {
    expect(lazyFaults({ 'Page.tsx': 1000 }, built)).toEqual([fault, again]);
  });
});
