import { dropdown as dropdownRules } from '@assay/domain/points/dropdown';
import { answers, type PointBuilder } from './answered.ts';

export const dropdown: PointBuilder<'Dropdown'> = (point, answer, { say, product }) =>
  answers(dropdownRules.entries(point, answer, product), say('selection'));
