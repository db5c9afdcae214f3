import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Defaulted, Moment, NullableMoment } from './columns.ts';

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

/** A reminder that went out. */
interface ReminderRow {
  expires_on: Day;
  days: number;
  queued_at: Moment;
}

export interface CertificationReminderRow extends ReminderRow {
  certification_id: string;
}

export interface AccountReminderRow extends ReminderRow {
  user_id: string;
}
