import type { MeasurementLimit } from '../measurements/limits.ts';
import type { AggregationDirection } from '../measurements/summary-table.ts';
import type { Meta } from './applicability.ts';
import type {
  ChoiceList,
  ChoiceOption,
  Dropdown,
  DropdownOption,
  GroupOption,
  OptionGroup,
  PointField,
  RangeValue,
  SummaryRow,
  VisualizationDataset,
} from './parts.ts';
import type { PointType, ValidationConsequence } from './point-types.ts';
import type { CommonSettings } from './settings.ts';

/** A part as it was sent: its id may be absent or temporary, and fields kept by other calls are left out. */
type Sent<Part, Kept extends keyof Part = never> = Omit<Part, 'id' | Kept> & { id?: string | undefined };
type Asking = { followUpRangeValue: SentRangeValue | null };

/** Tags have a call of their own; only a copy brings them along. */
type Tagged = { tags?: string[] | undefined };

export type SentRangeValue = Sent<RangeValue, 'tags'> & Tagged & { modelIds?: string[] | undefined };
export type SentChoiceOption = Sent<ChoiceOption, 'tags' | 'followUpRangeValue'> & Tagged & Asking;
export type SentChoiceList = Sent<ChoiceList, 'options'> & {
  options: SentChoiceOption[];
  modelIds?: string[] | undefined;
};
export type SentGroupOption = Sent<GroupOption, 'followUpRangeValue'> & Asking;
export type SentOptionGroup = Sent<OptionGroup, 'options'> & { options: SentGroupOption[] };
export type SentDropdownOption = Sent<DropdownOption, 'followUpRangeValue'> &
  Asking & {
    /** Options of other points that become like it. */
    batchUpdateDetails?: { optionIds: string[] } | null | undefined;
  };
export type SentDropdown = Sent<Dropdown, 'options'> & { options: SentDropdownOption[] };

export interface RangeValueUpdate {
  inputValidationRegexp?: string | undefined;
  validationConsequence?: ValidationConsequence | undefined;
}

/** The content of any type has some of these parts. */
export interface SentContent {
  rangeValues?: SentRangeValue[] | undefined;
  rangeValueUpdates?: Record<string, RangeValueUpdate> | undefined;
  multipleChoices?: SentChoiceList[];
  optionGroup?: SentOptionGroup | null;
  dropdowns?: SentDropdown[];
  fields?: Sent<PointField>[];
  rows?: Sent<SummaryRow>[];
  inspectionPointAggregationDirection?: AggregationDirection;
  visualizationDatasets?: Sent<VisualizationDataset>[];
  measurementLimits?: Sent<MeasurementLimit & { id: string }>[];
}

export type SentSettings = { [Name in keyof CommonSettings]?: CommonSettings[Name] | undefined };

/** The schema of its type has been checked. */
export interface SentPoint extends SentContent, SentSettings {
  type: PointType;
  name: string;
  description: string;
  productCategoryId: string;
  metas: Meta[];
}
