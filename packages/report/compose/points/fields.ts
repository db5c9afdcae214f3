import { measurementsWithPicture as pictureRules, summary as summaryRules } from '@assay/domain/points/fields';
import { answers, type PointBuilder } from './answered.ts';

export const summary: PointBuilder<'Summary'> = (point, answer, reading) =>
  answers(summaryRules.entries(point, answer, reading.product), reading.say('value'), reading);

export const measurementsWithPicture: PointBuilder<'MeasurementsWithPicture'> = (point, answer, reading) =>
  answers(pictureRules.entries(point, answer, reading.product), reading.say('value'), reading);
