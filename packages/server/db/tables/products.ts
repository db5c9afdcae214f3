import type { GeneratedAlways } from 'kysely';
import type { Defaulted, NullableMoment } from './columns.ts';

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

export interface EquipmentRow {
  id: string;
  serial_number: Defaulted<string>;
  serial_key: GeneratedAlways<string>;
  nick_name: Defaulted<string>;
  product_family_id: string;
  family_name: string;
  product_model_id: string;
  model_name: string;
  customer_id: string | null;
  customer_site_id: string | null;
  /** Kept by triggers, as the name of the site is. */
  customer_name: GeneratedAlways<string>;
  site_name: GeneratedAlways<string>;
  mdm_equipment_id: Defaulted<string>;
  added_by_company_id: Defaulted<string | null>;
  /** Staff have changed it since it was recorded. */
  checked_by_staff: Defaulted<boolean>;
  last_inspected_at: NullableMoment;
  deleted_at: NullableMoment;
  revision: Defaulted<number>;
  search: GeneratedAlways<string>;
}

export interface EquipmentCompanyRow {
  equipment_id: string;
  company_id: string;
  assigned: Defaulted<boolean>;
  last_inspected_at: NullableMoment;
}
