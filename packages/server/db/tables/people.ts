import type { Language } from '@assay/domain/languages';
import type { GeneratedAlways } from 'kysely';
import type { Defaulted, Moment, NullableMoment } from './columns.ts';

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
  moves_on: Defaulted<boolean>;
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

export interface UserDivisionRow {
  user_id: string;
  product_category_id: string;
}
