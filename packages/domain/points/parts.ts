import type { Aggregation } from '../measurements/aggregate.ts';
import type { Rating } from '../ratings.ts';
import type { Meta } from './applicability.ts';
import type { KeyboardType, ValidationConsequence } from './point-types.ts';

/** A place for one value with rules of its own; an option may ask for one when it is chosen. */
export interface RangeValue {
  id: string;
  index: number;
  title: string;
  keyboardType: KeyboardType;
  inputValidationRegexp: string;
  validationConsequence: ValidationConsequence;
  metas: Meta[];
  tags: string[];
}

export interface ChoiceOption {
  id: string;
  index: number;
  title: string;
  tags: string[];
  followUpRangeValue: RangeValue | null;
}

export interface ChoiceList {
  id: string;
  index: number;
  title: string;
  /** At most one option can be chosen; otherwise any number. */
  radio: boolean;
  inputValidationRegexp: string;
  metas: Meta[];
  options: ChoiceOption[];
}

export interface GroupOption {
  id: string;
  index: number;
  name: string;
  /** Copied into the comment when the option is chosen. */
  defaultComment: string;
  /** What choosing it rates the point; a sender may leave it out. */
  rating?: Rating | null;
  followUpRangeValue: RangeValue | null;
}

/** Many points share a predefined group; a custom one belongs to one point. */
export interface OptionGroup {
  id: string;
  name: string;
  custom: boolean;
  options: GroupOption[];
}

export interface DropdownOption {
  id: string;
  index: number;
  title: string;
  imageId: string | null;
  followUpRangeValue: RangeValue | null;
}

export interface Dropdown {
  id: string;
  index: number;
  title: string;
  multiselect: boolean;
  hideImages: boolean;
  inputValidationRegexp: string;
  validationConsequence: ValidationConsequence;
  options: DropdownOption[];
}

export interface PointField {
  id: string;
  index: number;
  title: string;
  keyboardType: KeyboardType;
}

export interface SummaryField extends PointField {
  inspectionPointFieldAggregation: Aggregation;
}

export interface SummaryRow {
  id: string;
  index: number;
  title: string;
  inspectionPointRowAggregation: Aggregation;
}

/** A chart line follows one cell over the visits or, if row or column is empty, the aggregate of the other. */
export interface VisualizationDataset {
  id: string;
  name: string;
  rowId: string;
  columnId: string;
}
