import { chartGeometry } from '@assay/report/charts/geometry';
import { describe, expect, it } from 'vitest';
import { placesOf } from '../../ui/charts/chart-places.ts';
import { trendChart } from './trend-chart.ts';

const taken = (at: string, value: number) => ({ at, value, inspectionId: null, inspectionName: 'Daily' });

describe('the chart of a measurement on the page of its machine', () => {
  it('writes every day as the lists of the page do', () => {
    const chart = trendChart({
      key: 'wear',
      title: 'Wear',
      unit: 'mm',
      lines: [{ title: 'Wear', values: [taken('2026-07-07T08:00:00Z', 3), taken('2026-11-08T08:00:00Z', 4)] }],
      limits: { criticalLow: null, low: null, high: 5, criticalHigh: 6 },
      inspectionPointId: '0190a000-0000-7000-8000-000000000001',
      replacements: [{ at: '2026-11-08T08:00:00Z', presumed: true }],
      lifeEnd: { limit: 6, at: '2028-11-28T00:00:00Z', late: '2028-12-24T00:00:00Z', hours: null },
    });
    expect(chart.limitText?.('high', 5)).toBe('Limit 5');
    expect(chart.limitText?.('criticalHigh', 6)).toBe('Critical limit 6');
    const geometry = chartGeometry(chart, 600, 200, chart.dayText);
    const replaced = chart.replacements?.map(({ label }) => label) ?? [];
    expect(replaced).toEqual(['Perhaps replaced 08.11.2026']);
    const written = [...replaced, chart.estimate, chart.alt, ...geometry.days.map(({ label }) => label)];
    const days = [...written, ...placesOf(chart, geometry).map(({ day }) => day)].join(' ').match(/\d+\D\d+\D\d{4}/g);
    expect(days).toEqual(expect.arrayContaining(['28.11.2028', '24.12.2028', '07.07.2026', '08.11.2026']));
    expect(days?.filter((day) => !/^\d\d\.\d\d\.\d{4}$/.test(day))).toEqual([]);
  });

  it('joins no value to one of the part before', () => {
    const chart = trendChart({
      key: 'wear',
      title: 'Wear',
      unit: 'mm',
      lines: [
        { title: 'Wear', values: ['01', '02', '03', '04'].map((month) => taken(`2026-${month}-07T08:00:00Z`, 3)) },
      ],
      limits: { criticalLow: null, low: null, high: 5, criticalHigh: 6 },
      inspectionPointId: '0190a000-0000-7000-8000-000000000001',
      replacements: [{ at: '2026-03-07T08:00:00Z', presumed: false }],
      lifeEnd: null,
    });
    const { lines, replaced } = chartGeometry(chart, 600, 200, chart.dayText);
    expect(lines.map(({ lives }) => lives.map((life) => life.length))).toEqual([[2, 2]]);
    expect(replaced).toHaveLength(1);
  });
});
