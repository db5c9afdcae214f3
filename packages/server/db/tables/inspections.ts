import type { CertificateState } from '@assay/domain/certificates/certificate';
import type { InspectionField } from '@assay/domain/inspections/inspection';
import type { InspectionRating, InspectionStatus } from '@assay/domain/inspections/status';
import type { ProtocolType } from '@assay/domain/protocol-types';
import type { SafeAnswer } from '@assay/domain/reports/safe-to-run';
import type { GeneratedAlways } from 'kysely';
import type { Defaulted, Json, Moment, NullableMoment } from './columns.ts';

/** Of the fields that are written alone; one that is not named has revision 1. */
export type FieldRevisions = Partial<Record<InspectionField, number>>;

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
  /** Of these, those that were questioned and kept. */
  kept_hours: Defaulted<string>;
  safe_to_run: Defaulted<SafeAnswer | ''>;
  safe_conditions: Defaulted<string>;
  /** What the work took until the last submit; null before the first. */
  worked_minutes: Defaulted<number | null>;
  sent_back_reason: Defaulted<string>;
  sent_back_at: NullableMoment;
  finished: Defaulted<boolean>;
  start_sha256: string;
  field_revisions: Json<FieldRevisions, string | undefined>;
  /** With what certificate it was started; null where nobody looked. */
  certificate: CertificateState | null;
  created_at: Moment;
  deleted_at: NullableMoment;
  search: GeneratedAlways<string>;
}
