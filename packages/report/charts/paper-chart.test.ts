import type { ChartBlock } from '@assay/contract/reports/document';
import { describe, expect, it } from 'vitest';
import { paperChart } from './paper-chart.ts';
import { paperScale } from './paper-scale.ts';

const noLimits = { criticalLow: null, low: null, high: null, criticalHigh: null };
const chart = (values: number[], more: Partial<ChartBlock> = {}): ChartBlock => ({
  kind: 'chart',
  key: 'trend',
  title: 'Trend',
  unit: 'mm',
  lines: [
    {
      title: 'Liner',
      values: values.map((value, n) => ({
        at: `2026-0${n + 1}-10T10:00:00.000Z`,
        value,
        inspectionId: null,
        inspectionName: '',
      })),
    },
  ],
  limits: noLimits,
  texts: { limits: [], last: [{ now: `${values.at(-1)} mm`, before: `${values.at(-2)}` }] },
  estimate: '',
  replacements: [],
  alt: '',
  ...more,
});
const texts = { number: String, month: (iso: string) => iso.slice(0, 7) };
const drawn = (block: ChartBlock) => paperChart(block, 400, 140, texts);

describe('the scale of a chart on paper', () => {
  it.each([
    ['thickness begins at 0', [38, 22, 15], 0, 40],
    ['57 to 59 bar is no cliff', [57, 59], 50, 66],
    ['a temperature far from 0 does not begin there', [97, 108, 115, 60], 40, 120],
    ['all the same has room on both sides', [45, 45], 35, 55],
    ['nothing but zeros', [0, 0], 0, 1],
    ['a limit near a round number doubles nothing', [45, 20, 75, 95], 0, 120],
  ])('%s', (_, values, atMostFrom, atLeastTo) => {
    const { from, to, ticks } = paperScale(values);
    expect(from).toBeLessThanOrEqual(Math.min(...values));
    expect(to).toBeGreaterThanOrEqual(Math.max(...values));
    expect(from).toBeGreaterThanOrEqual(atMostFrom);
    expect(to).toBeLessThanOrEqual(atLeastTo + (to - from) / (ticks.length - 1));
    expect(ticks.length).toBeGreaterThanOrEqual(5);
  });

  it('spans at least a quarter of what was measured', () => {
    const { from, to } = paperScale([57, 58, 59]);
    expect(to - from).toBeGreaterThanOrEqual(59 / 4);
  });
});

describe('a chart on paper', () => {
  it('leaves as much room for the names of limits as their letters need', () => {
    const roomFor = (word: string, text: string) => {
      const texts = { limits: [{ name: 'low' as const, word, text }], last: [] };
      const { width, plot } = drawn(chart([30, 25, 22], { limits: { ...noLimits, low: 16 }, texts }));
      return width - plot.x - plot.width;
    };
    expect(roomFor('临界值', '高于 550 h')).toBeGreaterThan(roomFor('Max', 'to 550 h') + 4 * 3.9);
  });

  it('names its limits beside their lines, apart from each other, and hatches the bad side of critical ones', () => {
    const { limits, plot } = drawn(
      chart([30, 25, 22], {
        limits: { ...noLimits, criticalLow: 15, low: 16 },
        texts: {
          limits: [
            { name: 'criticalLow', word: 'Critical', text: 'below 15 mm' },
            { name: 'low', word: 'Limit', text: 'min 16 mm' },
          ],
          last: [{ now: '22 mm', before: '25' }],
        },
      }),
    );
    const [low, critical] = limits;
    expect(limits.map(({ word }) => word)).toEqual(['Limit', 'Critical']);
    expect((critical?.textY ?? 0) - (low?.textY ?? 0)).toBeGreaterThanOrEqual(9);
    expect(low?.hatches).toEqual([]);
    for (const [from, to] of critical?.hatches ?? []) {
      expect(Math.max(from.y, to.y)).toBeGreaterThan(critical?.y ?? 0);
      expect(Math.max(from.x, to.x)).toBeLessThanOrEqual(plot.x + plot.width);
    }
    expect(critical?.hatches.length).toBeGreaterThan(10);
  });

  it('does not join a new part to the one before it', () => {
    const { lines, replacements } = drawn(
      chart([20, 16, 40, 35], { replacements: [{ at: '2026-03-10T10:00:00.000Z', label: 'Replaced' }] }),
    );
    expect([lines[0]?.before.map((life) => life.length), lines[0]?.now.length]).toEqual([[2], 2]);
    expect(replacements.map(({ text }) => text)).toEqual(['Replaced']);
  });

  it.each([
    [
      [30, 22],
      [28, 22.1],
    ],
    [
      [30, 22],
      [30, 22],
    ],
    [
      [5, 0.1],
      [5, 0.2],
      [5, 0],
    ],
  ])('tells the last values of lines that end close together apart from each other (%j, %j)', (...given) => {
    const lines = given.map(
      (values, n) => ({ ...chart(values).lines[0], title: `${n}` }) as ChartBlock['lines'][number],
    );
    const last = given.map((values) => ({ now: `${values.at(-1)} mm`, before: '' }));
    const { lines: shown, plot } = drawn(chart([], { lines, texts: { limits: [], last } }));
    const heights = shown.map((line) => line.last?.y ?? 0).sort((one, other) => one - other);
    for (const [place, y] of heights.entries()) {
      if (place > 0) expect(y - (heights[place - 1] ?? 0)).toBeGreaterThan(9);
      expect(y > plot.y && y < plot.y + plot.height).toBe(true);
    }
  });

  it.each([
    ['far apart', ['2026-02-10', '2026-08-10'], ['Replaced 1, 7,876 h', 'Replaced 2, 7,876 h']],
    ['close together at the right end', ['2026-06-20', '2026-08-10'], ['', 'Replaced 2, 7,876 h']],
    ['told towards each other', ['2026-05-20', '2026-08-10'], ['', 'Replaced 2, 7,876 h']],
    ['close together at the left', ['2026-02-10', '2026-03-10'], ['', 'Replaced 2, 7,876 h']],
  ])('tells replacements that are %s without one covering the other', (_, days, told) => {
    const given = days.map((day, n) => ({ at: `${day}T10:00:00.000Z`, label: `Replaced ${n + 1}, 7,876 h` }));
    const { replacements } = drawn(chart([20, 16, 40, 35, 30, 28, 27, 26], { replacements: given }));
    expect(replacements.map(({ text }) => text)).toEqual(told);
    const spans = replacements
      .filter(({ text }) => text !== '')
      .map(({ x, text, anchor }) => (anchor === 'start' ? [x, x + text.length * 4] : [x - text.length * 4, x]));
    for (const [place, [from = 0]] of spans.entries()) expect(from).toBeGreaterThan(spans[place - 1]?.[1] ?? -1);
  });

  it('prints the last value, and leaves room for what is expected', () => {
    const projection = {
      limit: 15,
      early: '2026-08-01T00:00:00.000Z',
      late: '2026-09-01T00:00:00.000Z',
      from: { at: '2026-04-10T10:00:00.000Z', value: 22 },
      notes: [],
    };
    const { lines, projection: expected, plot } = drawn(chart([40, 34, 28, 22], { projection }));
    expect(lines[0]?.last?.text).toBe('22 mm');
    expect(expected?.late.x).toBeLessThanOrEqual(plot.x + plot.width + 0.01);
    expect(expected?.early.x).toBeGreaterThan(lines[0]?.now.at(-1)?.x ?? 0);
  });
});
