import { factsBlock } from '../blocks.ts';
import { limitFacts, toneOf, withUnit } from '../limit-texts.ts';
import { fact, readableValue } from '../reading.ts';
import type { PointBuilder } from './answered.ts';

export const measurement: PointBuilder<'Measurement'> = (point, { value }, reading, outcome) => {
  if (value.trim() === '') return [];
  const text = withUnit(readableValue(value), point.unitValue ?? '');
  // What is called like its point needs no second name.
  const title = point.measurementTitle === point.name ? '' : point.measurementTitle;
  return factsBlock('values', [
    fact('value', title || reading.say('value'), text, toneOf(outcome, '')),
    ...limitFacts(point, outcome, reading),
  ]);
};
