import type { Language } from '@assay/domain/languages';
import type { GeneratedAlways } from 'kysely';
import type { Defaulted, NullableMoment } from './columns.ts';

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
  time_zone: Defaulted<string>;
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
