import type { Language } from '@assay/domain/languages';
import type { MetaType } from '@assay/domain/points/applicability';
import type { BatchState } from '@assay/domain/points/option-batch';
import type { RangeValue } from '@assay/domain/points/parts';
import type { KeyboardType, PointKind, PointType, ValidationConsequence } from '@assay/domain/points/point-types';
import type { SavedSettings } from '@assay/domain/points/settings';
import type { TermKind } from '@assay/domain/points/terms';
import type { Rating } from '@assay/domain/ratings';
import type { Defaulted, Json, Moment, NullableMoment } from './columns.ts';

export interface NamedRow {
  id: string;
  name: string;
}

export interface OptionGroupRow {
  id: string;
  name: string;
  custom: boolean;
}

export interface InspectionPointRow {
  id: string;
  type: PointType;
  kind: PointKind;
  name: string;
  name_updated_at: Moment;
  description: string;
  description_updated_at: Moment;
  product_category_id: string;
  company_id: string;
  unit_id: string | null;
  measurement_title: string;
  settings: Json<SavedSettings>;
  definition: Json<Record<string, unknown>>;
  option_group_id: string | null;
  created_by: string | null;
  created_at: Moment;
  deleted_at: NullableMoment;
  revision: Defaulted<number>;
}

export interface PointTranslationRow {
  inspection_point_id: string;
  kind: 'name' | 'description';
  language: Language;
  value: string;
  updated_at: Moment;
  /** The English text that was translated. */
  source: string;
}

/** A view: what a point says in English under the key of each text. */
export interface PointTextRow {
  inspection_point_id: string;
  key: string;
  text: string;
}

export interface PointTextTranslationRow {
  inspection_point_id: string;
  key: string;
  language: Language;
  value: string;
  source: string;
  updated_at: Moment;
}

export interface TermTranslationRow {
  id: string;
  kind: TermKind;
  source: string;
  language: Language;
  value: string;
  updated_at: Moment;
}

export interface RangeValueRow {
  id: string;
  inspection_point_id: string | null;
  index: number | null;
  title: string;
  keyboard_type: KeyboardType;
  regexp: string;
  consequence: ValidationConsequence;
  tags: string[];
}

export interface ChoiceListRow {
  id: string;
  inspection_point_id: string;
  index: number;
  title: string;
  radio: boolean;
  regexp: string;
}

export interface ChoiceOptionRow {
  id: string;
  inspection_point_id: string;
  choice_list_id: string;
  index: number;
  title: string;
  tags: string[];
  follow_up_range_value_id: string | null;
}

export interface OptionGroupOptionRow {
  id: string;
  inspection_point_id: string | null;
  option_group_id: string;
  index: number;
  name: string;
  default_comment: string;
  rating: Rating | null;
  follow_up_range_value_id: string | null;
}

export interface DropdownRow {
  id: string;
  inspection_point_id: string;
  index: number;
  title: string;
  multiselect: boolean;
  hide_images: boolean;
  regexp: string;
  consequence: ValidationConsequence;
}

export interface DropdownOptionRow {
  id: string;
  inspection_point_id: string;
  dropdown_id: string;
  index: number;
  title: string;
  image_id: string | null;
  follow_up_range_value_id: string | null;
}

export interface OptionBatchRow {
  id: string;
  source_option_id: string | null;
  target_option_id: string;
  title: string;
  follow_up: Json<RangeValue | null, string | null>;
  state: Defaulted<BatchState>;
  error: string | null;
  requested_by: string | null;
  requested_by_name: Defaulted<string>;
  requested_at: Moment;
  ended_at: NullableMoment;
}

export interface MetaRow {
  id: string;
  inspection_point_id: string;
  range_value_id: string | null;
  choice_list_id: string | null;
  type: Exclude<MetaType, 'PointType'>;
  product_family_id: string | null;
  product_model_id: string | null;
  value: string;
}

export interface MeasurementLimitRow {
  id: string;
  inspection_point_id: string;
  product_family_id: string | null;
  product_model_id: string | null;
  critical_low: number | null;
  low: number | null;
  high: number | null;
  critical_high: number | null;
  /** Null where wider limits apply. */
  unlimited: true | null;
}
