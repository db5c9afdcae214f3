import { invalidField, Problem } from '@assay/domain/problem';
import pg from 'pg';

const taken = (code: string, path: string, message: string) => (): Problem =>
  new Problem('conflict', `${message}.`, { code, errors: [{ path, message }] });

const inUse = (product: 'family' | 'model', by: 'inspection points' | 'protocols') => (): Problem =>
  new Problem('conflict', `The product ${product} is in use by ${by}.`, { code: 'inUse' });

export const serialTaken = taken(
  'serialTaken',
  'serialNumber',
  'The family has an equipment with this serial number already',
);

/** What a violated constraint means to the person who caused it. */
const meanings: Record<string, () => Problem> = {
  app_user_email_uq: taken('emailTaken', 'email', 'Somebody with this e-mail address exists already'),
  app_user_language_ck: () => invalidField('language', 'Is not a language of this product.'),
  company_name_uq: taken('companyNameTaken', 'company.name', 'A company with this name exists already'),
  customer_mdm_uq: taken('mdmIdTaken', 'mdmCustomerId', 'Another customer has this MDM id'),
  equipment_mdm_uq: taken('mdmIdTaken', 'mdmEquipmentId', 'Another equipment has this MDM id'),
  equipment_serial_uq: serialTaken,
  equipment_model_fk: () => new Problem('conflict', 'The product model is in use by equipment.', { code: 'inUse' }),
  frozen_image_image_fk: () =>
    new Problem('conflict', 'A point of the protocol was changed at the same moment. Try again.', { code: 'changed' }),
  measurement_limit_family_fk: inUse('family', 'inspection points'),
  measurement_limit_model_fk: inUse('model', 'inspection points'),
  measurement_limit_product_uq: taken('limitTaken', 'productFamilyId', 'The point has limits for this product already'),
  meta_family_fk: inUse('family', 'inspection points'),
  meta_model_fk: inUse('model', 'inspection points'),
  product_family_name_uq: taken('familyNameTaken', 'familyName', 'A product family with this name exists already'),
  product_model_name_uq: taken('modelNameTaken', 'name', 'The family has a model with this name already'),
  protocol_target_family_fk: inUse('family', 'protocols'),
  protocol_target_model_fk: inUse('model', 'protocols'),
  run_pkey: taken('idTaken', 'runId', 'This id names another run'),
  customer_site_name_uq: taken('siteNameTaken', 'sites', 'Two sites of a customer cannot have the same name'),
};

export const constraintNames = Object.keys(meanings);

/** The problem behind a database error, where it has one. */
export const problemOfConstraint = (error: unknown): Problem | undefined =>
  error instanceof pg.DatabaseError && error.constraint ? meanings[error.constraint]?.() : undefined;
