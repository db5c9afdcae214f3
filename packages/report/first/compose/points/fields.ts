import { measurementsWithPicture as pictureRules, summary as summaryRules } from '@assay/domain/points/fields';
import { answers, type PointBuilder } from './answered.ts';

export const summary: PointBuilder<'Summary'> = (point, answer, { say, product }) =>
  answers(summaryRules.entries(point, answer, product), say('value'));

export const measurementsWithPicture: PointBuilder<'MeasurementsWithPicture'> = (point, answer, { say, product }) =>
  answers(pictureRules.entries(point, answer, product), say('value'));
