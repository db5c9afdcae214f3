import { describe, expect, it } from 'vitest';
import { nameInDisposition } from './content-disposition.ts';

describe('the file name in a Content-Disposition', () => {
  it.each([
    ['attachment; filename="20260102_HP9_fi.pdf"', '20260102_HP9_fi.pdf'],
    ['attachment; filename=plain.pdf; size=3', 'plain.pdf'],
    ['attachment; filename="a \\"quoted\\" one.pdf"', 'a "quoted" one.pdf'],
    [`attachment; filename="fallback.pdf"; filename*=UTF-8''%E7%A0%82%201.pdf`, '砂 1.pdf'],
    [`attachment; filename="fallback.pdf"; filename*=UTF-8''%E7%A`, 'fallback.pdf'],
    ['attachment', undefined],
    ['attachment; filename=""', undefined],
    [null, undefined],
  ])('of %s', (header, name) => {
    expect(nameInDisposition(header)).toBe(name);
  });
});
