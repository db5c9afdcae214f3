import type { ExternalUserInput } from '@assay/contract/people';
import { newId } from '@assay/domain/id';
import { invalidField } from '@assay/domain/problem';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { findVisibleCompany, findVisibleCompanyByName, insertCompany } from './companies.queries.ts';

type Chosen = NonNullable<ExternalUserInput['company']>;

/** The company that staff chose for somebody: one that is there, or a new one; a name that exists already means that one. */
export async function chooseCompany(db: Db, scope: Scope, { id, name = '' }: Chosen): Promise<string> {
  const path = id === undefined ? 'company.name' : 'company.id';
  const found = await (id === undefined
    ? findVisibleCompanyByName(db, scope, name)
    : findVisibleCompany(db, scope, id));
  if (found?.is_provider) throw invalidField(path, 'company.isProvider', { name: found.name });
  if (found) return found.id;
  if (id !== undefined) throw invalidField(path, 'company.unknown');
  const company = { id: newId(), name };
  await insertCompany(db, company);
  return company.id;
}
