import type { PackageType } from '@assay/domain/documents/packages';
import type { Defaulted, Moment, NullableMoment } from './columns.ts';

export interface DocumentCategoryRow {
  id: string;
  parent_id: string | null;
  name: string;
  revision: Defaulted<number>;
}

export interface DocumentRow {
  id: string;
  document_category_id: string | null;
  /** Null for the provider's. */
  company_id: string | null;
  name: string;
  description: string;
  source_system: string;
  current_version: number;
  file_type: string;
  file_size: number;
  uploaded_at: Moment;
  created_at: Moment;
  deleted_at: NullableMoment;
  revision: Defaulted<number>;
}

export interface DocumentVersionRow {
  document_id: string;
  version: number;
  file_id: string;
  file_name: string;
  file_type: string;
  file_size: number;
  uploaded_by: string | null;
  uploaded_at: Moment;
}

export interface DocumentPointRow {
  document_id: string;
  inspection_point_id: string;
}

export interface DocumentFamilyRow {
  document_id: string;
  product_family_id: string;
}

export interface DocumentModelRow {
  document_id: string;
  product_model_id: string;
}

export interface DocumentPackageRow {
  id: string;
  name: string;
  type: PackageType;
  revision: Defaulted<number>;
}

export interface DocumentPackageItemRow {
  document_package_id: string;
  document_id: string;
}
