import { noLimits } from '@assay/domain/measurements/limits';
import { expect, it } from 'vitest';
import { bandRanges } from './band-ranges.ts';

it.each([
  ['nothing', {}, []],
  ['low limits', { low: 22, criticalLow: 15 }, ['ok ≥ 22', 'attention 15 – 22', 'critical < 15']],
  ['a critical limit alone', { criticalHigh: 9 }, ['ok ≤ 9', 'critical > 9']],
  ['a low limit alone', { low: 2 }, ['ok ≥ 2', 'attention < 2']],
  [
    'all of them',
    { criticalLow: 1, low: 2, high: 8, criticalHigh: 9 },
    ['ok 2 – 8', 'attention 1 – 2', 'attention 8 – 9', 'critical < 1', 'critical > 9'],
  ],
])('the bands of %s', (_, limits, bands) => {
  expect(bandRanges({ ...noLimits, ...limits }).map(({ kind, text }) => `${kind} ${text}`)).toEqual(bands);
});
