import type { SummaryCell } from '../measurements/summary-table.ts';
import type { PointType } from './point-types.ts';

export interface FieldValue {
  fieldId: string;
  value: string;
}
export interface RangeResult {
  rangeValueId: string;
  value: string;
}
export interface ChoiceResult {
  multipleChoiceId: string;
  optionIds: string[];
}
export interface DropdownResult {
  dropdownId: string;
  optionIds: string[];
}
/** The answer to the question that a chosen option asks. */
export interface OptionAnswer {
  optionId: string;
  value: string;
}

interface RadioResult {
  /** The id of the chosen option. */
  selection: string | null;
  followUps: OptionAnswer[];
}
interface RangesResult {
  rangeValues: RangeResult[];
}
interface ChoicesResult {
  multipleChoices: ChoiceResult[];
  followUps: OptionAnswer[];
}

/** The answer to each type of point; texts stay as they were typed. */
export interface ResultContents {
  Comment: { value: string };
  Measurement: { value: string };
  Summary: { values: FieldValue[] };
  SummaryWithRows: { values: SummaryCell[] };
  MeasurementsWithPicture: { values: FieldValue[] };
  RadioButtonSelection: RadioResult;
  RadioButtonSelectionAndRangeValues: RadioResult & RangesResult;
  RangeValues: RangesResult;
  MultipleChoices: ChoicesResult;
  MultipleChoicesAndRangeValues: ChoicesResult & RangesResult;
  Dropdown: { dropdowns: DropdownResult[]; followUps: OptionAnswer[] };
}

export type ResultContent<T extends PointType = PointType> = { [Type in T]: ResultContents[Type] }[T];
