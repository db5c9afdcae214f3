import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartGeometry } from './geometry.ts';
import { scaleFor, scaleOfCounts } from './scale.ts';

const none = { criticalLow: null, low: null, high: null, criticalHigh: null };
const line = (...values: [at: string, value: number][]) => ({
  title: '',
  values: values.map(([at, value]) => ({ at, value, inspectionId: null, inspectionName: '' })),
});
const year = line(['2025-01-01T00:00:00Z', 10], ['2025-07-01T00:00:00Z', 6], ['2026-01-01T00:00:00Z', 2]);

describe('the lines of a chart', () => {
  const replacements = [{ at: '2025-07-01T00:00:00Z', label: 'Replaced' }];
  const joined = (given: object) => {
    const { lines, replaced } = chartGeometry({ lines: [year], limits: none, ...given }, 400, 200);
    return { lives: lines[0]?.lives.map((life) => life.map(({ index }) => index)), marks: replaced.length };
  };

  it('join the values of one part alone', () => {
    expect(joined({ replacements })).toEqual({ lives: [[0], [1, 2]], marks: 1 });
  });

  it('join all values where no part was replaced', () => {
    expect([joined({}), joined({ replacements: [] })]).toEqual(
      Array.from({ length: 2 }, () => ({ lives: [[0, 1, 2]], marks: 0 })),
    );
  });

  it('leave no gap for a part that nobody measured', () => {
    const twice = [...replacements, { at: '2025-07-02T00:00:00Z', label: 'Replaced' }];
    expect(joined({ replacements: twice })).toEqual({ lives: [[0], [1], [2]], marks: 2 });
  });
});

describe('the scale of a chart', () => {
  it.each([
    [
      [0, 10],
      ['0', '5', '10'],
    ],
    [
      [2, 3.9],
      ['2.0', '2.5', '3.0', '3.5', '4.0'],
    ],
    [
      [-3, 3],
      ['-4', '-2', '0', '2', '4'],
    ],
    [
      [0.001, 0.004],
      ['0.001', '0.002', '0.003', '0.004'],
    ],
    [
      [1000, 9000],
      ['0', '2000', '4000', '6000', '8000', '10000'],
    ],
  ])('of %j has the ticks %j', (values, labels) => {
    expect(scaleFor(values).ticks.map(({ label }) => label)).toEqual(labels);
  });

  it('of nothing but zeros says nothing of thousandths', () => {
    expect(scaleFor([0, 0, 0]).ticks.map(({ label }) => label)).toEqual(['0.0', '0.5', '1.0']);
  });

  it.each([
    [
      [0, 0],
      ['0', '1'],
    ],
    [
      [2, 3],
      ['0', '1', '2', '3'],
    ],
    [
      [180, 210],
      ['0', '100', '200', '300'],
    ],
  ])('of the counts %j begins at 0 and has whole steps, %j', (counts, labels) => {
    expect(scaleOfCounts(counts).ticks.map(({ label }) => label)).toEqual(labels);
  });

  it('holds every value, at any size', () => {
    const value = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), (values) => {
        const { from, to, ticks } = scaleFor(values);
        const slack = (to - from) * 1e-6;
        expect(Math.min(...values)).toBeGreaterThanOrEqual(from - slack);
        expect(Math.max(...values)).toBeLessThanOrEqual(to + slack);
        expect(ticks.length).toBeLessThan(12);
      }),
    );
  });
});

describe('a chart', () => {
  it('runs from the first day to the last, and from low values below to high ones above', () => {
    const { lines, plot, days } = chartGeometry({ lines: [year], limits: none }, 400, 200);
    const places = lines[0]?.places ?? [];
    expect(places.map(({ x }) => Math.round(x - plot.x))).toEqual([
      0,
      Math.round(plot.width * (181 / 365)),
      plot.width,
    ]);
    expect(places.map(({ y }) => y)).toEqual([...places.map(({ y }) => y)].sort((a, b) => a - b));
    expect([days[0]?.label, days.at(-1)?.label]).toEqual(['01/01/2025', '01/01/2026']);
  });

  it('fills the plot with the bands of its limits, the bad ones outside', () => {
    const limits = { criticalLow: 1, low: 3, high: 8, criticalHigh: 9 };
    const { bands, plot } = chartGeometry({ lines: [year], limits }, 400, 200);
    expect(bands.map(({ kind }) => kind)).toEqual(['urgent', 'attention', 'good', 'attention', 'urgent']);
    expect(bands.reduce((sum, { height }) => sum + height, 0)).toBeCloseTo(plot.height);
  });

  it('has each limit where the band of it ends', () => {
    const { bands, limits } = chartGeometry({ lines: [year], limits: { ...none, criticalLow: 1, high: 8 } }, 400, 200);
    expect(limits.map(({ name, value }) => [name, value])).toEqual([
      ['criticalLow', 1],
      ['high', 8],
    ]);
    expect(limits.map(({ y }) => y)).toEqual(bands.slice(0, 2).map(({ y }) => y));
  });

  it.each([
    [{ ...none, criticalLow: 3 }, ['urgent', 'good']],
    [{ ...none, low: 3 }, ['attention', 'good']],
    [{ ...none, high: 3 }, ['good', 'attention']],
    [{ ...none, criticalHigh: 3 }, ['good', 'urgent']],
    [none, []],
  ])('with %j alone has the bands %j', (limits, kinds) => {
    expect(chartGeometry({ lines: [year], limits }, 400, 200).bands.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('of a single value puts it in the middle', () => {
    const { lines, plot } = chartGeometry({ lines: [line(['2025-01-01T00:00:00Z', 7])], limits: none }, 400, 200);
    expect(lines[0]?.places[0]).toMatchObject({ x: plot.x + plot.width / 2, y: plot.y + plot.height / 2 });
  });
});
