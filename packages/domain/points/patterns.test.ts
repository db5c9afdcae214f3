import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passesPattern, patternFault } from './patterns.ts';

describe('a pattern', () => {
  it.each([
    ['\\d+', 'abc 12', true],
    ['^\\d+$', 'abc 12', false],
    ['^\\d+$', ' 12 ', true],
    ['^\\d+$', '', true],
    ['^\\d+$', '   ', true],
    ['', 'anything', true],
    ['^[A-Z]{2}-\\d{4}$', 'AB-1234', true],
    ['^[A-Z]{2}-\\d{4}$', 'AB-123', false],
    ['(?i)ok', 'All OK', true],
    ['^\\p{L}+$', 'Åbo石', true],
    ['a(?=b)', 'xyz', true],
    ['[', 'xyz', true],
  ])(
    '%j on %j passes: %s; it is not anchored, an empty value is not tested, a faulty one counts as absent',
    (pattern, value, passes) => expect(passesPattern(pattern, value)).toBe(passes),
  );

  it.each([
    ['a[b', 1],
    ['ab(?=c)', 2],
    ['ab(?<!c)', 2],
    ['(a)\\1', 3],
    ['abc)', 3],
    ['x(y(z)', 1],
    ['[)](', 3],
    ['a**', 1],
    ['*a', 0],
    ['ab{3,2}', 2],
    ['ab\\', 2],
    ['x[z-a]', 2],
  ])('%j is faulty or unsupported, at %d', (pattern, position) =>
    expect(patternFault(pattern)).toEqual({ message: expect.stringMatching(/\w/), position }),
  );

  it.each(['', '^a+$', '\\d{1,3}', '(?P<name>x)', '\\bword\\b', '^(\\d+)(,\\d{1,2})?$', '[[:alpha:]]', '\\p{Greek}'])(
    '%j is in order',
    (pattern) => expect(patternFault(pattern)).toBeUndefined(),
  );

  it.each([
    '((x{1000}){1000}){10}',
    'x{1000}'.repeat(60),
    `(${'abcdefgh'.repeat(50)}){1000}`,
    '(x?y?z?){1000}',
    'x{1001}',
  ])('%j would grow without bounds, and is refused before it does', (pattern) => {
    expect(patternFault(pattern)?.position).toEqual(expect.any(Number));
    expect(passesPattern(pattern, 'x'.repeat(1000))).toBe(true);
  });

  it('that would hold a backtracking engine for ever is tried on a hundred thousand letters', () => {
    const letters = 'a'.repeat(100_000);
    expect(passesPattern('^(a+)+$', letters)).toBe(true);
    expect(passesPattern('^(a+)+$', `${letters}!`)).toBe(false);
    expect(passesPattern('^(a|aa)+$', `${letters}!`)).toBe(false);
    expect(passesPattern('(.*)*(.*)*x$', letters)).toBe(false);
  });

  /** Undefined where the built-in engine does not know the pattern. */
  const builtIn = (pattern: string, value: string): boolean | undefined => {
    try {
      return new RegExp(pattern, 'u').test(value);
    } catch {
      return undefined;
    }
  };

  it('agrees with the built-in engine where both know it', () => {
    const simple = fc.string({ unit: fc.constantFrom(...'ab.*+?|()^$'), minLength: 1 });
    fc.assert(
      fc.property(simple, fc.string({ unit: fc.constantFrom(...'abc'), minLength: 1 }), (pattern, value) => {
        const expected = patternFault(pattern) ? true : builtIn(pattern, value);
        if (expected !== undefined) expect(passesPattern(pattern, value)).toBe(expected);
      }),
    );
  });

  it('of any text is judged, never thrown at', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (pattern, value) => {
        expect(typeof passesPattern(pattern, value)).toBe('boolean');
      }),
    );
  });
});
