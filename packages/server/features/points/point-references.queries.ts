import { sql } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';

export const listUnits = (db: Db) => db.selectFrom('unit').select(['id', 'name']).orderBy('name').execute();

/** Staff see all titles; others those that protocols of their own company or of the provider use. */
export const listCategoryTitles = (db: Db, { companyId }: Scope) =>
  afterGuard(db)
    .selectFrom('category_title')
    .select(['category_title.id', 'category_title.name'])
    .$if(companyId !== null, (query) =>
      query.where(({ exists }) =>
        exists(
          afterGuard(db)
            .selectFrom('protocol_category')
            .innerJoin('protocol', 'protocol.id', 'protocol_category.protocol_id')
            .innerJoin('company', 'company.id', 'protocol.company_id')
            .select('protocol.id')
            .where('protocol_category.title', '=', sql.ref<string>('category_title.name'))
            .where((given) =>
              given.or([given('company.is_provider', '=', true), given('company.id', '=', companyId ?? '')]),
            ),
        ),
      ),
    )
    .orderBy('category_title.name')
    .execute();
