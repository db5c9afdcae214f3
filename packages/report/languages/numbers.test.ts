import type { Language } from '@assay/domain/languages';
import { describe, expect, it } from 'vitest';
import { paperNumbers } from './numbers.ts';

describe('a number on paper', () => {
  it.each<[Language, string | number, number | undefined, string]>([
    ['en', '4.80', undefined, '4.80'],
    ['de', '4.80', undefined, '4,80'],
    ['de', '1082,5', undefined, '1.082,5'],
    ['fi', 9707, undefined, '9\u00a0707'],
    ['en', 9707, undefined, '9,707'],
    ['zh', '0.8', undefined, '0.8'],
    ['en', '.5', undefined, '0.5'],
    ['ru', -5.2, undefined, '−5,2'],
    ['en', '36.333', 1, '36.3'],
    ['en', 33, 2, '33.00'],
    ['en', '1.2 or 3', undefined, '1.2 or 3'],
    ['de', '1e3', undefined, '1e3'],
  ])('in %s: %j with %s digits is %s', (language, value, decimals, text) => {
    expect(paperNumbers(language).number(value, decimals)).toBe(text);
  });
});
