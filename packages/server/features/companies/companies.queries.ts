import type { Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

export const listCompanies = (db: Db, scope: Scope) =>
  visible
    .companies(db, scope)
    .select(['company.id', 'company.name'])
    .orderBy('company.name')
    .orderBy('company.id')
    .execute();
