import { factsBlock } from '../blocks.ts';
import { limitFacts, toneOf } from '../limit-texts.ts';
import { fact, isNamedLike, readableValue, withUnit } from '../reading.ts';
import type { PointBuilder } from './answered.ts';

export const measurement: PointBuilder<'Measurement'> = (point, { value }, reading, outcome) => {
  if (value.trim() === '') return [];
  const text = withUnit(readableValue(value, reading), point.unitValue ?? '', reading);
  // What is called like its point needs no second name.
  const title = isNamedLike(point.measurementTitle, point, reading) ? '' : point.measurementTitle;
  return factsBlock('values', [
    fact('value', title || reading.say('value'), text, toneOf(outcome, '')),
    ...limitFacts(point, outcome, reading),
  ]);
};
