import { multipleChoices as choiceRules } from '@assay/domain/points/multiple-choices';
import { factsBlock } from '../blocks.ts';
import { answeredFacts, type PointBuilder } from './answered.ts';
import { rangeFacts } from './range-values.ts';

export const multipleChoices: PointBuilder<'MultipleChoices'> = (point, answer, reading) =>
  factsBlock(
    'values',
    answeredFacts(choiceRules.entries(point, answer, reading.product), reading.say('selection'), reading),
  );

export const multipleChoicesAndRangeValues: PointBuilder<'MultipleChoicesAndRangeValues'> = (point, answer, reading) =>
  factsBlock('values', [
    ...answeredFacts(choiceRules.entries(point, answer, reading.product), reading.say('selection'), reading),
    ...rangeFacts(point, answer.rangeValues, reading),
  ]);
