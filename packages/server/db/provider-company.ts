import { newId } from '@assay/domain/id';
import type pg from 'pg';

/** What the provider's company is called until somebody says better. */
export const namelessProvider = 'Provider';

/** Staff belong to the provider's own company row, which every installation has from the start; a name in the settings is its name. */
export async function ensureProviderCompany(client: pg.ClientBase, name?: string): Promise<void> {
  await client.query(
    `insert into company (id, name, is_provider) values ($1, $2, true)
     on conflict (is_provider) where is_provider do update set name = excluded.name
     where $3 and company.name <> excluded.name`,
    [newId(), name ?? namelessProvider, name !== undefined],
  );
}
