import { type PointType, pointTypeOf } from '@assay/domain/points/point-types';
import { Stack } from '@mantine/core';
import type { ComponentType } from 'react';
import { CommentInput } from './comment/CommentInput.tsx';
import { DropdownInput } from './dropdown/DropdownInput.tsx';
import { FieldAnswers } from './FieldAnswers.tsx';
import { MeasurementInput } from './measurement/MeasurementInput.tsx';
import { ChoiceAnswers } from './multiple-choices/ChoiceAnswers.tsx';
import { RadioAnswer } from './radio-button-selection/RadioAnswer.tsx';
import { RangeAnswers } from './range-values/RangeAnswers.tsx';
import type { RunInputProps } from './run-input-props.ts';
import { SummaryTable } from './summary-with-rows/SummaryTable.tsx';
import { UnknownInput } from './UnknownInput.tsx';

/** The one place where a type meets its input; a new type does not compile until it is here. */
const inputs: { [T in PointType]: ComponentType<RunInputProps<T>> } = {
  Comment: CommentInput,
  Measurement: MeasurementInput,
  Summary: FieldAnswers,
  SummaryWithRows: SummaryTable,
  // The picture is the first photo of the point, and is taken where photos are.
  MeasurementsWithPicture: FieldAnswers,
  RadioButtonSelection: RadioAnswer,
  RadioButtonSelectionAndRangeValues: (props) => (
    <Stack gap="md">
      <RadioAnswer {...props} />
      <RangeAnswers {...props} />
    </Stack>
  ),
  RangeValues: RangeAnswers,
  MultipleChoices: ChoiceAnswers,
  MultipleChoicesAndRangeValues: (props) => (
    <Stack gap="md">
      <ChoiceAnswers {...props} />
      <RangeAnswers {...props} />
    </Stack>
  ),
  Dropdown: DropdownInput,
};

/** A point and a result of one type belong together, which the compiler cannot see here. */
export type AnyRunInputProps = { [T in PointType]: RunInputProps<T> }[PointType];

/** How an inspector answers a point, whatever its type. */
export function RunInput(props: AnyRunInputProps) {
  const type = pointTypeOf(props.point.type);
  if (!type) return <UnknownInput type={props.point.type} result={props.result} />;
  const Input = inputs[type] as ComponentType<AnyRunInputProps>;
  return <Input {...props} />;
}
