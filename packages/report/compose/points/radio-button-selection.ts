import { defaultLanguage } from '@assay/domain/constants';
import type { Entry } from '@assay/domain/points/point-rules';
import { radioButtonSelection as radioRules } from '@assay/domain/points/radio-button-selection';
import { factsBlock } from '../blocks.ts';
import type { Reading } from '../reading.ts';
import { answeredFacts, type PointBuilder } from './answered.ts';
import { rangeFacts } from './range-values.ts';

type Rules = Parameters<typeof radioRules.entries>;

/** The name of a group of options has no translation: to readers of another language what was selected is the result. */
const selected = (point: Rules[0], answer: Rules[1], { language, product }: Reading): Entry[] =>
  radioRules.entries(
    language === defaultLanguage
      ? point
      : { ...point, optionGroup: point.optionGroup && { ...point.optionGroup, name: '' } },
    answer,
    product,
  );

export const radioButtonSelection: PointBuilder<'RadioButtonSelection'> = (point, answer, reading) =>
  factsBlock('values', answeredFacts(selected(point, answer, reading), reading.say('selection'), reading));

export const radioButtonSelectionAndRangeValues: PointBuilder<'RadioButtonSelectionAndRangeValues'> = (
  point,
  answer,
  reading,
) =>
  factsBlock('values', [
    ...answeredFacts(selected(point, answer, reading), reading.say('selection'), reading),
    ...rangeFacts(point, answer.rangeValues, reading),
  ]);
