import { dropdown as dropdownRules } from '@assay/domain/points/dropdown';
import { answers, type PointBuilder } from './answered.ts';

export const dropdown: PointBuilder<'Dropdown'> = (point, answer, reading) =>
  answers(dropdownRules.entries(point, answer, reading.product), reading.say('selection'), reading);
