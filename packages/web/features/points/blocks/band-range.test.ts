import { bands } from '@assay/domain/measurements/limits';
import { describe, expect, it } from 'vitest';
import { bandRange } from './band-range.ts';

const none = { criticalLow: null, low: null, high: null, criticalHigh: null };

describe('the bands of limits', () => {
  it.each([
    [{}, [undefined, undefined, 'any value', undefined, undefined]],
    [{ criticalLow: 1, low: 2, high: 3, criticalHigh: 4 }, ['below 1', '1 to 2', '2 to 3', '3 to 4', 'above 4']],
    [{ low: 2 }, [undefined, 'below 2', '2 and above', undefined, undefined]],
    [{ criticalHigh: 9 }, [undefined, undefined, 'up to 9', undefined, 'above 9']],
    [{ criticalLow: 2, low: 2 }, ['below 2', undefined, '2 and above', undefined, undefined]],
  ])('%j are %j', (given, ranges) => {
    expect(bands.map((band) => bandRange(band, { ...none, ...given }))).toEqual(ranges);
  });
});
