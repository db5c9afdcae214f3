import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTooLongFor, newPatternEffort, passesPattern, patternFault } from './patterns.ts';

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
    'x.{900}[0-8]',
    '((\\pL{10}){10}){10}',
    '((x{10}){10}){10}',
    '(\\Q)\\E(x{20}){20})',
    '([)](x{20}){20})',
    '\\pL'.repeat(160),
    `(?i)${'[b-\\x{10FFFF}]'.repeat(30)}`,
  ])('%j would grow without bounds, and is refused before it does', (pattern) => {
    expect(patternFault(pattern)?.position).toEqual(expect.any(Number));
    expect(passesPattern(pattern, 'x'.repeat(1000))).toBe(true);
  });

  it.each([
    'x.{200}[0-8]',
    '((x{5}){5}){5}',
    '^[A-Za-zÀ-ÖØ-öø-ÿ -]{1,60}$',
    '^[\\p{L}\\p{N} .,-]{1,80}$',
    '^(\\d{1,3}\\.){3}\\d{1,3}$',
    '^[\\w.+-]+@[\\w-]+(\\.[\\w-]+)+$',
    '^(Feeder|Crusher|Screen|Conveyor|Hopper|Drill rig|Loader|Truck)( \\d{1,2})?$',
  ])('%j is not too large', (pattern) => expect(patternFault(pattern)).toBeUndefined());

  it.each([
    ['x.{200}[0-8]', 200, false],
    ['x.{200}[0-8]', 9_990, true],
    ['^\\d+$', 8_000, false],
    ['^[A-Z]{2}-\\d{4,6}$', 3_000, false],
    ['', 10_000, false],
    ['[', 10_000, false],
  ])('%j on %d characters is left untested: %s', (pattern, length, isTooLong) =>
    expect(isTooLongFor(pattern, 'x'.repeat(length))).toBe(isTooLong),
  );

  it('does not test a value that is too long for it, which therefore passes', () => {
    expect(passesPattern('x.{200}[0-8]', 'xy'.repeat(120))).toBe(false);
    expect(passesPattern('x.{200}[0-8]', 'xy'.repeat(4_995))).toBe(true);
  });

  it('leaves values untested once a check has spent its effort, on testing or on reading patterns', () => {
    const verdicts = (patterns: string[], value: string) => {
      const effort = newPatternEffort();
      return patterns.map((pattern) => passesPattern(pattern, value, effort));
    };
    const hard = verdicts(Array(100).fill('x.{200}[0-8]'), 'xy'.repeat(120));
    expect([hard[0], hard.at(-1)]).toEqual([false, true]);
    const numbers = Array.from({ length: 1_500 }, (_, place) => `^${place}$`);
    const different = verdicts(numbers, 'x');
    expect([different[0], different.at(-1)]).toEqual([false, true]);
    expect(verdicts(Array(5_000).fill('^\\d{4}$'), 'x').at(-1)).toBe(false);
  });

  it('that a check could not pay to read stays unread, however often it comes', () => {
    const effort = newPatternEffort();
    const judge = (place: number) => passesPattern(`^${place}$`, 'x', effort);
    let place = 0;
    while (!judge(place)) place += 1;
    expect(effort.left).toBeGreaterThan(0);
    expect(judge(place)).toBe(true);
    // A pattern that was read is tested as long as effort is left.
    expect(judge(0)).toBe(false);
  });

  it('that would hold a backtracking engine for ever is tried on three thousand letters', () => {
    const letters = 'a'.repeat(3_000);
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
