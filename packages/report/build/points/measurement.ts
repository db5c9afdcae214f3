import { factsBlock } from '../blocks.ts';
import { limitFacts, toneOf, withUnit } from '../limit-texts.ts';
import { fact, readable } from '../reading.ts';
import type { PointBuilder } from './answered.ts';

export const measurement: PointBuilder<'Measurement'> = (point, { value }, reading) => {
  if (value.trim() === '') return [];
  const text = withUnit(readable(value), point.unitValue ?? '');
  const title = point.measurementTitle || reading.say('value');
  return [
    ...factsBlock('values', [fact('value', title, text, toneOf(value, point, reading))]),
    ...factsBlock('limits', limitFacts(point, reading)),
  ];
};
