import { noLimits } from '@assay/domain/measurements/limits';
import { ratings } from '@assay/domain/ratings';
import { newResult } from '@assay/domain/runs/result';
import { frozen, snapshotPoint } from '@assay/domain/runs/testing/runs';
import { expect, it } from 'vitest';
import { pointFinding } from './point-finding.ts';
import { resultKey } from './run-states.ts';

const product = { productFamilyId: null, productModelId: null };
const limits = { ...noLimits, criticalLow: 15.5, low: 20, high: 60 };
const measurementLimits = [{ id: 'l', ...product, ...limits }];

it.each([
  ['17.2', 'mm', 'Point 2, rated Immediate. 17.2 mm, limit 20 mm. Worn.'],
  ['12,1', 'mm', 'Point 2, rated Immediate. 12,1 mm, limit 15,5 mm. Worn.'],
  ['61', '', 'Point 2, rated Immediate. 61, limit 60. Worn.'],
  ['40', 'mm', 'Point 2, rated Immediate. 40 mm. Worn.'],
  ['', 'mm', 'Point 2, rated Immediate. Worn.'],
])(
  'a finding of a measured point says what was measured and which limit it passed: %s %s',
  (value, unitValue, text) => {
    const at = snapshotPoint('p', frozen('Measurement', { measurementLimits, unitValue } as never));
    const result = { ...newResult(at.point), content: { value }, rating: ratings.ImmediateAction, comment: 'Worn.' };
    expect(pointFinding({ at, number: 2 }, result, resultKey('run', 'p', 'r'), product).description).toBe(text);
  },
);
