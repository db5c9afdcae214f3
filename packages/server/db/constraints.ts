import { invalidField, Problem } from '@assay/domain/problem';
import pg from 'pg';

/** What a violated constraint means to the person who caused it. */
const meanings: Record<string, () => Problem> = {
  app_user_email_uq: () =>
    new Problem('conflict', 'Somebody with this e-mail address exists already.', {
      code: 'emailTaken',
      errors: [{ path: 'email', message: 'Somebody with this e-mail address exists already.' }],
    }),
  company_name_uq: () =>
    new Problem('conflict', 'A company with this name exists already.', {
      code: 'companyNameTaken',
      errors: [{ path: 'company.name', message: 'A company with this name exists already.' }],
    }),
  customer_mdm_uq: () =>
    new Problem('conflict', 'Another customer has this MDM id.', {
      code: 'mdmIdTaken',
      errors: [{ path: 'mdmCustomerId', message: 'Another customer has this MDM id' }],
    }),
  customer_site_name_uq: () =>
    new Problem('conflict', 'Two sites of a customer cannot have the same name.', {
      code: 'siteNameTaken',
      errors: [{ path: 'sites', message: 'Two sites of a customer cannot have the same name' }],
    }),
  app_user_language_ck: () => invalidField('language', 'Is not a language of this product.'),
};

export const constraintNames = Object.keys(meanings);

/** The problem behind a database error, where it has one. */
export const problemOfConstraint = (error: unknown): Problem | undefined =>
  error instanceof pg.DatabaseError && error.constraint ? meanings[error.constraint]?.() : undefined;
