import type { AuditField, SuggestionType } from '@assay/domain/audits/audit';
import type { GeneratedAlways } from 'kysely';
import type { Defaulted, Json, Moment, NullableMoment } from './columns.ts';

/** Of what is written alone; what is not named has revision 1. Who inspected is one part of two fields. */
export type AuditRevisions = Partial<Record<AuditField | 'inspector', number>>;

export interface AuditRow {
  id: string;
  name: string;
  finished: Defaulted<boolean>;
  inspection_date: Moment;
  inspector_id: string;
  inspector: string;
  inspector_contact: string;
  inspector_contact_key: GeneratedAlways<string>;
  company_id: string;
  customer_id: string;
  customer_name: string;
  customer_site_id: string;
  customer_site_name: string;
  contact_name: string;
  contact_phone_number: string;
  contact_email: string;
  summary: Defaulted<string>;
  comment: Defaulted<string>;
  internal_comment: Defaulted<string>;
  start_sha256: string;
  field_revisions: Json<AuditRevisions, string | undefined>;
  created_at: Moment;
  deleted_at: NullableMoment;
  search: GeneratedAlways<string>;
}

export interface SuggestionRow {
  id: string;
  audit_id: string;
  type: SuggestionType;
  index: number;
  text: string;
  /** The answer that it was made of. */
  result_id: Defaulted<string | null>;
  revision: Defaulted<number>;
}
