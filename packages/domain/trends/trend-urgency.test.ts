import { describe, expect, it } from 'vitest';
import { byUrgency, isSingle, isSteady, type Trend } from './trend-urgency.ts';

const limits = { criticalLow: 20, low: 30, high: null, criticalHigh: null };
const trend = (values: number[], given: Partial<Trend> = {}): Trend => ({
  lines: [{ values: values.map((value, day) => ({ at: `2026-01-${String(day + 10)}`, value })) }],
  limits,
  lifeEnd: null,
  ...given,
});
const soon = { at: '2026-12-19T00:00:00Z' };
const later = { at: '2027-03-20T00:00:00Z' };

describe('trends of a machine', () => {
  it('are none where nothing was measured twice, in however many lines', () => {
    const [one] = trend([40]).lines;
    const [two] = trend([40, 41]).lines;
    expect([trend([40]), trend([], { lines: [] })].map(isSingle)).toEqual([true, true]);
    expect(one && isSingle(trend([], { lines: [one, one] }))).toBe(true);
    expect(one && two && isSingle(trend([], { lines: [one, two] }))).toBe(false);
  });

  it('come with the worst first: beyond a limit, then what reaches one soonest, then the rest', () => {
    const beyond = trend([40, 19]);
    const near = trend([40, 26], { lifeEnd: later });
    const nearSooner = trend([40, 27], { lifeEnd: soon });
    const reachesLater = trend([60, 50], { lifeEnd: later });
    const first = trend([60, 50]);
    const second = trend([60, 41]);
    const order = [first, reachesLater, near, second, beyond, nearSooner].toSorted(byUrgency);
    expect(order).toEqual([beyond, nearSooner, near, reachesLater, first, second]);
  });

  it('stand where their newest value does, whatever was measured before and however the values are ordered', () => {
    const recovered = trend([19, 60]);
    expect([recovered, trend([60, 25])].toSorted(byUrgency)[0]).not.toBe(recovered);
    const backwards = trend([]);
    backwards.lines = [
      {
        values: [
          { at: '2026-03-01', value: 19 },
          { at: '2026-01-01', value: 60 },
        ],
      },
    ];
    expect([trend([60, 25]), backwards].toSorted(byUrgency)[0]).toBe(backwards);
  });

  it.each([
    ['hardly moving within its limits', trend([50, 50.4, 50.2]), true],
    ['hardly moving, without limits', trend([50, 50.4], { limits: null }), true],
    ['nothing but zeros', trend([0, 0, 0], { limits: null }), true],
    ['one value', trend([50]), false],
    ['moving', trend([50, 60]), false],
    ['moving, without limits', trend([50, 60], { limits: null }), false],
    ['hardly moving, beyond a limit', trend([28, 28.1]), false],
    ['hardly moving, but running towards a limit', trend([50, 49.8], { lifeEnd: later }), false],
    [
      'one of its lines moving',
      { ...trend([50, 50]), lines: [...trend([50, 50]).lines, ...trend([50, 60]).lines] },
      false,
    ],
  ])('are steady or not: %s', (_, one, steady) => {
    expect(isSteady(one)).toBe(steady);
  });
});
