import type { PointType } from '@assay/domain/points/point-types';
import type { ComponentType } from 'react';
import { LimitsBlock } from '../blocks/LimitsBlock.tsx';
import { MeasuredFields } from '../blocks/MeasuredFields.tsx';
import { RangeValuesBlock } from '../blocks/RangeValuesBlock.tsx';
import { ChoicesContent } from './ChoicesContent.tsx';
import { DatasetsBlock } from './DatasetsBlock.tsx';
import { DropdownContent } from './DropdownContent.tsx';
import { MeasurementContent } from './MeasurementContent.tsx';
import { PictureFieldsContent } from './PictureFieldsContent.tsx';
import { RadioContent } from './RadioContent.tsx';
import { SummaryFieldsBlock } from './SummaryFieldsBlock.tsx';
import { SummaryRowsBlock } from './SummaryRowsBlock.tsx';
import { TableBlock } from './TableBlock.tsx';

/** Blocks in their order, by what they edit. */
export type Blocks = Readonly<Record<string, ComponentType>>;

/** What each type has beside the blocks that all share; a type without an entry is edited by its general fields alone. */
export const contents: { [T in PointType]: Blocks | undefined } = {
  Comment: {},
  Measurement: { measurement: MeasurementContent, limits: LimitsBlock },
  Summary: undefined,
  SummaryWithRows: {
    measurement: MeasuredFields,
    table: TableBlock,
    fields: SummaryFieldsBlock,
    rows: SummaryRowsBlock,
    datasets: DatasetsBlock,
    limits: LimitsBlock,
  },
  MeasurementsWithPicture: { fields: PictureFieldsContent },
  RadioButtonSelection: { options: RadioContent },
  RadioButtonSelectionAndRangeValues: { options: RadioContent, ranges: RangeValuesBlock },
  RangeValues: { ranges: RangeValuesBlock },
  MultipleChoices: { choices: ChoicesContent },
  MultipleChoicesAndRangeValues: { choices: ChoicesContent, ranges: RangeValuesBlock },
  Dropdown: { dropdowns: DropdownContent },
};
