import { radioButtonSelection as radioRules } from '@assay/domain/points/radio-button-selection';
import { factsBlock } from '../blocks.ts';
import { answeredFacts, type PointBuilder } from './answered.ts';
import { rangeFacts } from './range-values.ts';

export const radioButtonSelection: PointBuilder<'RadioButtonSelection'> = (point, answer, { say, product }) =>
  factsBlock('values', answeredFacts(radioRules.entries(point, answer, product), say('selection')));

export const radioButtonSelectionAndRangeValues: PointBuilder<'RadioButtonSelectionAndRangeValues'> = (
  point,
  answer,
  reading,
) =>
  factsBlock('values', [
    ...answeredFacts(radioRules.entries(point, answer, reading.product), reading.say('selection')),
    ...rangeFacts(point, answer.rangeValues, reading),
  ]);
