import type { PointType } from '@assay/domain/points/point-types';
import type { ComponentType } from 'react';
import { RangeValuesBlock } from '../blocks/RangeValuesBlock.tsx';
import { ChoicesContent } from './ChoicesContent.tsx';
import { DropdownContent } from './DropdownContent.tsx';
import { MeasurementContent } from './MeasurementContent.tsx';
import { PictureFieldsContent } from './PictureFieldsContent.tsx';
import { RadioContent } from './RadioContent.tsx';
import { SummaryContent } from './SummaryContent.tsx';

/** What each type has beside the blocks that all share; a type without an entry is edited by its general fields alone. */
export const contents: { [T in PointType]: readonly ComponentType[] | undefined } = {
  Comment: [],
  Measurement: [MeasurementContent],
  Summary: undefined,
  SummaryWithRows: [SummaryContent],
  MeasurementsWithPicture: [PictureFieldsContent],
  RadioButtonSelection: [RadioContent],
  RadioButtonSelectionAndRangeValues: [RadioContent, RangeValuesBlock],
  RangeValues: [RangeValuesBlock],
  MultipleChoices: [ChoicesContent],
  MultipleChoicesAndRangeValues: [ChoicesContent, RangeValuesBlock],
  Dropdown: [DropdownContent],
};
