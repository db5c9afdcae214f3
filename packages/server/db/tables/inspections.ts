import type { FollowUpList, FollowUpState } from '@assay/domain/inspections/follow-up';
import type { ActionPriority, InspectionField, SignatureRole } from '@assay/domain/inspections/inspection';
import type { InspectionRating, InspectionStatus } from '@assay/domain/inspections/status';
import type { ProtocolType } from '@assay/domain/protocols/protocol-types';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Defaulted, Json, Moment, NullableMoment } from './columns.ts';

/** Of its fields, and of the orders of what it leaves to be followed up. */
export type FieldRevisions = Partial<Record<InspectionField | FollowUpList, number>>;

export interface InspectionRow {
  id: string;
  name: string;
  type: ProtocolType;
  status: InspectionStatus;
  rating: InspectionRating | null;
  inspection_date: Moment;
  started_at: Moment;
  ended_at: NullableMoment;
  inspector_id: string;
  inspector: string;
  inspector_contact: string;
  inspector_contact_key: GeneratedAlways<string>;
  company_id: string;
  customer_id: string | null;
  customer_name: string;
  customer_site_id: string | null;
  customer_site_name: string;
  contact_name: string;
  contact_phone_number: string;
  contact_email: string;
  equipment_id: string;
  serial_number: string;
  nick_name: string;
  family_name: string;
  model_name: string;
  product_category_id: string;
  loaded_hours: string;
  summary: string;
  comment: string;
  internal_comment: string;
  current_version: Defaulted<number>;
  sent_back_reason: Defaulted<string>;
  finished: Defaulted<boolean>;
  start_sha256: string;
  field_revisions: Json<FieldRevisions, string | undefined>;
  revision: Defaulted<number>;
  created_at: Moment;
  deleted_at: NullableMoment;
  search: GeneratedAlways<string>;
}

export interface InspectionVersionRow {
  inspection_id: string;
  version: number;
  content: string;
  sha256: string;
  saved_by: string;
  saved_by_name: string;
  saved_at: Moment;
  note: Defaulted<string>;
}

export interface InspectionVersionFileRow {
  inspection_id: string;
  version: number;
  file_id: string;
}

interface FollowedUp {
  id: string;
  /** What its sender calls it, where a record of another inspection has that id. */
  known_as: Defaulted<string | null>;
  inspection_id: string;
  equipment_id: string;
  index: number;
  title: string;
  description: string;
  state: Defaulted<FollowUpState>;
  owner_id: string | null;
  /** A calendar day: selected as text, because the driver reads it as a local midnight. */
  due: ColumnType<never, string | null | undefined, string | null>;
  closed_at: NullableMoment;
  revision: Defaulted<number>;
}

export interface FindingRow extends FollowedUp {
  consequence: string;
  corrective: string;
  preventive: string;
}

export interface PriorityActionRow extends FollowedUp {
  priority: ActionPriority;
}

export interface SignatureRow {
  id: string;
  inspection_id: string;
  role: SignatureRole;
  signer_name: string;
  image_id: string;
  signed_at: Moment;
  given_on_version: number;
}
