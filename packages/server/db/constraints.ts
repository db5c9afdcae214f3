import { fieldError, invalidField, Problem } from '@assay/domain/problem';
import { message, type PlainCode } from '@assay/domain/words/message';
import pg from 'pg';

const taken = (code: string, path: string, reason: PlainCode) => (): Problem =>
  new Problem('conflict', message(reason), { code, errors: [fieldError(path, reason)] });

const inUse = (reason: PlainCode) => (): Problem => new Problem('conflict', message(reason), { code: 'inUse' });

export const runIdTaken = (path: string): Problem => taken('idTaken', path, 'run.idTaken')();

export const serialTaken = taken('serialTaken', 'serialNumber', 'equipment.serialTaken');

/** What a violated constraint means to the person who caused it. */
const meanings: Record<string, () => Problem> = {
  app_user_email_uq: taken('emailTaken', 'email', 'person.emailTaken'),
  app_user_language_ck: () => invalidField('language', 'value.language'),
  certification_family_fk: inUse('product.familyInCertifications'),
  certified_user_email_uq: taken('emailTaken', 'email', 'certifiedUser.emailTaken'),
  company_name_uq: taken('companyNameTaken', 'company.name', 'company.nameTaken'),
  customer_mdm_uq: taken('mdmIdTaken', 'mdmCustomerId', 'customer.mdmIdTaken'),
  document_category_fk: () => invalidField('categoryId', 'document.categoryUnknown'),
  document_category_name_uq: taken('categoryNameTaken', 'name', 'document.categoryNameTaken'),
  document_family_family_fk: () => invalidField('productFamilyIds', 'product.familyUnknown'),
  document_model_model_fk: () => invalidField('productModelIds', 'product.modelUnknown'),
  document_package_name_uq: taken('packageNameTaken', 'name', 'document.packageNameTaken'),
  equipment_mdm_uq: taken('mdmIdTaken', 'mdmEquipmentId', 'equipment.mdmIdTaken'),
  equipment_pkey: taken('idTaken', 'equipment.newId', 'equipment.idTaken'),
  equipment_serial_uq: serialTaken,
  equipment_model_fk: inUse('product.modelInUse'),
  frozen_image_image_fk: () => new Problem('conflict', message('protocol.pointChanged'), { code: 'changed' }),
  measurement_limit_family_fk: inUse('product.familyInPoints'),
  measurement_limit_model_fk: inUse('product.modelInPoints'),
  measurement_limit_product_uq: taken('limitTaken', 'productFamilyId', 'limit.twice'),
  meta_family_fk: inUse('product.familyInPoints'),
  meta_model_fk: inUse('product.modelInPoints'),
  option_batch_pending_uq: () => new Problem('conflict', message('point.optionTaken'), { code: 'optionLocked' }),
  option_batch_target_fk: () => new Problem('conflict', message('point.optionTaken'), { code: 'optionLocked' }),
  product_family_name_uq: taken('familyNameTaken', 'familyName', 'product.familyNameTaken'),
  product_model_name_uq: taken('modelNameTaken', 'name', 'product.modelNameTaken'),
  protocol_target_family_fk: inUse('product.familyInProtocols'),
  protocol_target_model_fk: inUse('product.modelInProtocols'),
  run_pkey: () => runIdTaken('runId'),
  customer_site_name_uq: taken('siteNameTaken', 'sites', 'customer.siteNamesEqual'),
};

export const constraintNames = Object.keys(meanings);

/** The problem behind a database error, where it has one. */
export const problemOfConstraint = (error: unknown): Problem | undefined =>
  error instanceof pg.DatabaseError && error.constraint ? meanings[error.constraint]?.() : undefined;
