import type { ImportTarget } from '@assay/domain/customers/import-fields';
import type { ImportLineState, ImportState } from '@assay/domain/imports/states';
import type { Language } from '@assay/domain/languages';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** The tables as Kysely sees them: snake_case, exactly as the migrations made them. */
type Moment = ColumnType<Date, Date | string, Date | string>;
type NullableMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;

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

export interface CompanyRow {
  id: string;
  name: string;
  is_provider: Defaulted<boolean>;
  deleted_at: NullableMoment;
}

export interface AppUserRow {
  id: string;
  kind: 'internal' | 'external';
  email: string;
  name: string;
  company_id: string;
  groups: Defaulted<string[]>;
  flags: Defaulted<string[]>;
  oidc_issuer: string | null;
  oidc_subject: string | null;
  password_hash: string | null;
  distributor_admin: Defaulted<boolean>;
  language: Defaulted<Language>;
  activated_at: NullableMoment;
  expires_at: NullableMoment;
  deleted_at: NullableMoment;
  revision: Defaulted<number>;
  search: GeneratedAlways<string>;
}

export interface SessionRow {
  id: string;
  user_id: string;
  kind: 'sso' | 'password' | 'debug';
  groups: string[];
  created_at: Moment;
  renewed_at: Moment;
  expires_at: Moment;
  ended_at: NullableMoment;
  ended_by: string | null;
  user_agent: string;
  address: string;
}

export interface PasswordLinkRow {
  id: string;
  user_id: string;
  purpose: 'set' | 'reset';
  token_sha256: Buffer;
  created_at: Moment;
  expires_at: Moment;
  used_at: NullableMoment;
}

export interface ListChangeRow {
  id: GeneratedAlways<number>;
  noun: string;
  delta: number;
  changes: Defaulted<number>;
}

export interface CustomerRow {
  id: string;
  name: string;
  english_name: Defaulted<string>;
  mdm_customer_id: Defaulted<string>;
  language: Defaulted<Language>;
  merged_into: string | null;
  deleted_at: NullableMoment;
  revision: Defaulted<number>;
  search: GeneratedAlways<string>;
}

export interface CustomerSiteRow {
  id: string;
  customer_id: string;
  name: string;
  mdm_site_id: Defaulted<string>;
  mdm_type: Defaulted<string>;
  country: Defaulted<string>;
  state_province: Defaulted<string>;
  deleted_at: NullableMoment;
}

export interface CustomerContactRow {
  id: string;
  customer_id: string;
  customer_site_id: string | null;
  name: string;
  email: Defaulted<string>;
  phone_number: Defaulted<string>;
  language: Defaulted<Language>;
  deleted_at: NullableMoment;
}

export interface ImportRow {
  id: string;
  noun: 'customers';
  file_name: string;
  state: ImportState;
  lines_done: Defaulted<number>;
  lines_total: number;
  list_version: string | null;
  problem: string | null;
  created_by: string;
  created_by_name: string;
  created_at: Moment;
}

export interface ImportLineRow {
  import_id: string;
  line: number;
  record_key: string;
  cells: JSONColumnType<Record<string, string>>;
  state: ImportLineState | null;
  title: Defaulted<string>;
  changes: JSONColumnType<{ field: string; from: string; to: string }[]>;
  errors: JSONColumnType<{ column: string; message: string }[]>;
}

export interface ImportWriteRow {
  import_id: string;
  seq: number;
  target: ImportTarget;
  kind: 'insert' | 'update';
  record_id: string;
  root_id: string;
  fields: JSONColumnType<Record<string, string>>;
  changes: JSONColumnType<{ field: string; from: string; to: string }[]>;
}

export interface ProductCategoryRow {
  id: string;
  name: string;
  code: string;
}

export interface ProductFamilyRow {
  id: string;
  product_category_id: string;
  category_name: string;
  name: string;
  long_name: Defaulted<string>;
  division: Defaulted<string>;
  revision: Defaulted<number>;
  search: GeneratedAlways<string>;
}

export interface ProductModelRow {
  id: string;
  product_family_id: string;
  name: string;
  revision: Defaulted<number>;
  search: GeneratedAlways<string>;
}

export interface JobWorkerRow {
  worker_id: string;
  seen_at: Moment;
}

export interface Tables {
  import: ImportRow;
  import_line: ImportLineRow;
  import_write: ImportWriteRow;
  job_worker: JobWorkerRow;
  product_category: ProductCategoryRow;
  product_family: ProductFamilyRow;
  product_model: ProductModelRow;
  list_change: ListChangeRow;
  customer: CustomerRow;
  customer_site: CustomerSiteRow;
  customer_contact: CustomerContactRow;
  event: EventRow;
  idempotency_key: IdempotencyKeyRow;
  throttle: ThrottleRow;
  signing_key: SigningKeyRow;
  mail: MailRow;
  web_log: WebLogRow;
  app_log: AppLogRow;
  company: CompanyRow;
  app_user: AppUserRow;
  session: SessionRow;
  password_link: PasswordLinkRow;
}

/** Tables whose rows belong to somebody: handlers read them through `visible` alone. */
type Scoped = 'app_user' | 'company' | 'session' | 'customer' | 'customer_site' | 'customer_contact';

export type OpenTables = Omit<Tables, Scoped>;
