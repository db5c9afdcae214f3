import type { ServiceData } from '@assay/contract/background-services';
import type { WorkStatus } from '@assay/domain/background-services';
import type { Language } from '@assay/domain/languages';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Defaulted, Moment, NullableMoment } from './columns.ts';

export interface EventRow {
  id: GeneratedAlways<number>;
  at: Generated<Date>;
  actor_id: string | null;
  actor_name: string | null;
  request_id: string | null;
  record_type: string;
  record_id: string;
  action: string;
  changes: JSONColumnType<{ field: string; from: unknown; to: unknown }[]>;
}

export interface IdempotencyKeyRow {
  user_id: string;
  key: string;
  endpoint: string;
  body_sha256: Buffer;
  status: number | null;
  reply: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: Generated<Date>;
}

export interface ThrottleRow {
  bucket: string;
  hits: number;
  resets_at: Moment;
}

export interface SigningKeyRow {
  id: string;
  purpose: 'token' | 'url';
  secret: Buffer;
  encrypted: boolean;
  created_at: Generated<Date>;
  retired_at: NullableMoment;
}

export interface MailRow {
  id: string;
  dedupe_key: string | null;
  to_addresses: string[];
  subject: string;
  body_text: string;
  body_html: string | null;
  attachments: Generated<unknown>;
  state: Defaulted<'queued' | 'sent' | 'failed'>;
  attempts: Defaulted<number>;
  next_attempt_at: Defaulted<Date>;
  last_error: string | null;
  sent_at: NullableMoment;
  created_at: Defaulted<Date>;
}

export interface ReportMailRow {
  mail_id: string;
  visit_id: string;
  version: number;
  language: Language;
}

export interface PasswordMailRow {
  mail_id: string;
  user_id: string;
  app_url: string | null;
}

export interface WebLogRow {
  at: Moment;
  request_id: string;
  user_email: string | null;
  user_id: string | null;
  method: string;
  status: number;
  duration_ms: number;
  url: string;
  address: string;
}

export interface AppLogRow {
  at: Moment;
  email: string | null;
  user_id: string | null;
  app_version: string;
  event_name: string;
  os_name: string;
  properties: JSONColumnType<Record<string, unknown>>;
}

export interface ListChangeRow {
  id: GeneratedAlways<number>;
  noun: string;
  delta: number;
  changes: Defaulted<number>;
}

export interface JobWorkerRow {
  worker_id: string;
  seen_at: Moment;
}

export interface BackgroundServiceRow {
  id: string;
  enabled: Defaulted<boolean>;
  status: Defaulted<WorkStatus>;
  data: ColumnType<Partial<ServiceData>, string | undefined, string>;
  memory: ColumnType<unknown, string | null | undefined, string | null>;
  run_id: string | null;
}
