import { chartGeometry } from '@assay/report/charts/geometry';
import { describe, expect, it } from 'vitest';
import { limitLabels } from './limit-labels.ts';

const lines = [
  {
    title: '',
    values: [2, 10].map((value, day) => ({
      at: `2026-01-0${day + 1}T00:00:00Z`,
      value,
      inspectionId: null,
      inspectionName: '',
    })),
  },
];
const labelsOf = (limits: Parameters<typeof chartGeometry>[0]['limits']) =>
  limitLabels(chartGeometry({ lines, limits }, 400, 220), (name, value) => `${name} ${value}`);

describe('the names of limits in a chart', () => {
  it('stand with their value at their line: upper ones above it, lower ones below it', () => {
    const labels = labelsOf({ criticalLow: 1, low: 4, high: 8, criticalHigh: 11 });
    expect(labels.map(({ text }) => text).sort()).toEqual(['criticalHigh 11', 'criticalLow 1', 'high 8', 'low 4']);
    for (const { name, y, textY } of labels) expect(textY < y).toBe(/high/i.test(name));
  });

  it('never lie upon each other, however near the limits are', () => {
    for (const limits of [
      { criticalLow: null, low: null, high: 8, criticalHigh: 8.2 },
      { criticalLow: 4, low: 4.2, high: null, criticalHigh: null },
      { criticalLow: null, low: 5, high: 5.4, criticalHigh: null },
    ]) {
      const [one, other] = labelsOf(limits);
      expect(Math.abs((one?.textY ?? 0) - (other?.textY ?? 0))).toBeGreaterThanOrEqual(13);
    }
  });
});
