import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Defaulted, NullableMoment } from './columns.ts';

export interface CertifiedUserRow {
  id: string;
  email: string;
  employee_id: string;
  deleted_at: NullableMoment;
  revision: Defaulted<number>;
  search: GeneratedAlways<string>;
}

/** A calendar day, which is read as its text. */
type Day = ColumnType<never, string, string>;

export interface CertificationRow {
  id: string;
  certified_user_id: string;
  product_family_id: string;
  certification_date: Day;
  expiration_date: Day;
}
