import { ratings } from '@assay/domain/ratings';
import { describe, expect, it } from 'vitest';
import { aReportPoint } from '../testing/report-work.ts';
import { rowOf } from '../testing/shown-blocks.ts';

describe('the trend of a point', () => {
  const charted = {
    measurementTitle: 'Liner',
    unitValue: 'mm',
    visualization: 'LineChart',
    lifeEstimate: 'Min',
    measurementLimits: [
      {
        id: 'l',
        productFamilyId: null,
        productModelId: null,
        criticalLow: 15,
        low: 20,
        high: null,
        criticalHigh: null,
      },
    ],
  };
  const earlier = [
    { at: '2026-01-04T07:08:00.000Z', value: 40 },
    { at: '2026-02-03T07:08:00.000Z', value: 30 },
  ].map((taken) => ({ ...taken, inspectionId: 'before', inspectionName: 'Before' }));

  it('ends with the value of this visit, and tells when a critical limit will be reached', () => {
    const point = aReportPoint('Measurement', { point: charted, result: { value: '20' }, earlier });
    const chart = rowOf(point).content.find(({ kind }) => kind === 'chart');
    expect(chart).toMatchObject({
      title: 'Trend: Liner',
      unit: 'mm',
      limits: { criticalLow: 15, low: 20, high: null, criticalHigh: null },
      lines: [
        {
          values: [
            { value: 40 },
            { value: 30 },
            { value: 20, inspectionId: 'inspection', inspectionName: 'Annual SN-1' },
          ],
        },
      ],
      estimate: expect.stringMatching(/^15\u00a0mm .*, estimated$/),
      texts: {
        limits: [
          { name: 'criticalLow', word: 'Critical', text: 'below 15\u00a0mm' },
          { name: 'low', word: 'Limit', text: 'min 20\u00a0mm' },
        ],
        last: [{ now: '20\u00a0mm', before: '30' }],
      },
      alt: 'Line chart of Liner from 04/01/2026 to 05/03/2026; the latest value is 20\u00a0mm.',
    });
  });

  it.each([
    ['what the inspector said', true, 'Replaced 05/03/2026'],
    ['a jump back that nobody spoke of', false, 'Perhaps replaced 05/03/2026'],
  ])('tells another part by %s', (_, replaced, label) => {
    const result = { value: '45', ...(replaced && { replaced }) };
    const point = aReportPoint('Measurement', { point: charted, result, earlier });
    const chart = rowOf(point).content.find(({ kind }) => kind === 'chart');
    expect(chart).toMatchObject({ replacements: [{ label }] });
  });

  it.each([
    ['was measured once', [], charted, { value: '20' }],
    ['is not charted', earlier, { ...charted, visualization: 'NoVisualization' }, { value: '20' }],
    ['was skipped', earlier, charted, { value: '20', rating: ratings.NotApplicable }],
  ])('is not drawn where it %s', (_, before, definition, result) => {
    const point = aReportPoint('Measurement', { point: definition, result, earlier: before });
    expect(rowOf(point).content.map(({ kind }) => kind)).not.toContain('chart');
  });
});
