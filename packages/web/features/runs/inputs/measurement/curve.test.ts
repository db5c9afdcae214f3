import { noLimits } from '@assay/domain/measurements/limits';
import { expect, it } from 'vitest';
import { curveOf } from './curve.ts';

const size = { width: 300, height: 100 };

it('draws the last values from left to right and leaves a column for what is typed', () => {
  const { places } = curveOf([30, 20], undefined, noLimits, size);
  expect(places.map(({ x }) => x)).toEqual([50, 150]);
  expect(curveOf([30, 20], 10, noLimits, size).places.map(({ x }) => x)).toEqual([50, 150, 250]);
});

it('has higher values above lower ones, over the bands of the limits', () => {
  const { places, bands } = curveOf([34, 28], 17, { ...noLimits, low: 22, criticalLow: 15 }, size);
  expect(places.map(({ y }) => y)).toEqual(places.map(({ y }) => y).toSorted((one, other) => one - other));
  expect(bands.map(({ kind }) => kind)).toEqual(['ok', 'attention', 'critical']);
  expect(bands.reduce((sum, { high }) => sum + high, 0)).toBeCloseTo(100);
});

it('leaves out limits that are far away, and has no bands where there are no limits', () => {
  expect(curveOf([10, 11], undefined, { ...noLimits, criticalHigh: 500 }, size).bands).toMatchObject([{ kind: 'ok' }]);
  expect(curveOf([10], undefined, noLimits, size).bands).toEqual([]);
});

it('has the number of a peak above it and of a low below it, out of the way of the line, with room for both', () => {
  const { places } = curveOf([30, 17.8, 38.3], 27.4, noLimits, { width: 340, height: 84 });
  expect(places.map(({ isAbove }) => isAbove)).toEqual([true, false, true, false]);
  const ys = places.map(({ y }) => y);
  expect(Math.min(Math.min(...ys), 84 - Math.max(...ys))).toBeGreaterThan(18);
});
