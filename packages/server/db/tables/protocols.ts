import type { ProtocolType } from '@assay/domain/protocol-types';
import type { GroupKind, PointDependency, RatingTableLocation } from '@assay/domain/protocols/protocol';
import type { GeneratedAlways } from 'kysely';
import type { Defaulted, Json, Moment, NullableMoment } from './columns.ts';

export interface PhaseRow {
  id: string;
  name: string;
  order: number;
  /** The distributor that added it; null for the provider's, which are everybody's. */
  company_id: Defaulted<string | null>;
}

export interface ProtocolRow {
  id: string;
  name: string;
  type: ProtocolType;
  shown_type: GeneratedAlways<string>;
  listed: GeneratedAlways<boolean>;
  date_ticks: number;
  summary: string;
  phases_on: boolean;
  info_appendix: boolean;
  rating_table_location: RatingTableLocation;
  show_current_loaded_hours: boolean;
  copy_of_protocol_id: string | null;
  replaces_protocol_id: string | null;
  company_id: string;
  created_by: string | null;
  created_at: Moment;
  deleted_at: NullableMoment;
  search: GeneratedAlways<string>;
}

export interface ProtocolTargetRow {
  protocol_id: string;
  index: number;
  product_family_id: string | null;
  product_model_id: string | null;
  equipment_id: string | null;
}

export interface ProtocolCategoryRow {
  id: string;
  protocol_id: string;
  index: number;
  title: string;
}

export interface ProtocolSubcategoryRow extends ProtocolCategoryRow {
  protocol_category_id: string;
}

export interface ProtocolGroupRow {
  id: string;
  protocol_id: string;
  index: number;
  name: string;
  kind: GroupKind;
  category_indices: number[];
}

export interface ProtocolPhaseRow {
  protocol_id: string;
  phase_id: string;
  order: number;
}

export interface ProtocolPointRow {
  id: string;
  protocol_id: string;
  protocol_category_id: string;
  index: number;
  inspection_point_id: string;
  phase_id: string | null;
  protocol_subcategory_id: string | null;
  prefill: boolean;
  sample_id_index: number | null;
  show_in_report: boolean;
  show_value_in_report_header: boolean;
  optional: boolean;
}

export interface PointDependencyRow {
  id: string;
  protocol_id: string;
  protocol_point_id: string;
  index: number;
  kind: PointDependency['type'];
  parameter: string;
  target_protocol_point_id: string | null;
  json: Json<unknown, string | null>;
}

export interface ProtocolSnapshotRow {
  id: string;
  protocol_id: string;
  sha256: string;
  content: string;
  created_at: Moment;
}
