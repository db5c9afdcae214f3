import type { Fact } from '@assay/contract/reports/document';
import { rangeEntries } from '@assay/domain/points/range-values';
import type { RangeResult } from '@assay/domain/points/results';
import { factsBlock } from '../blocks.ts';
import type { Reading } from '../reading.ts';
import { answeredFacts, type FrozenOf, type PointBuilder } from './answered.ts';

/** The range values that are for this model, under what they are called together. */
export function rangeFacts(
  { rangeValueTitle, rangeValues: ranges }: Pick<FrozenOf<'RangeValues'>, 'rangeValueTitle' | 'rangeValues'>,
  given: readonly RangeResult[],
  reading: Reading,
): Fact[] {
  const entries = rangeEntries(ranges, given, reading.product.productModelId);
  const under = entries.map((entry) => ({
    ...entry,
    title: [rangeValueTitle, entry.title].filter((part) => part.trim() !== '').join(': '),
  }));
  return answeredFacts(under, reading.say('value'), reading);
}

export const rangeValues: PointBuilder<'RangeValues'> = (point, answer, reading) =>
  factsBlock('values', rangeFacts(point, answer.rangeValues, reading));
