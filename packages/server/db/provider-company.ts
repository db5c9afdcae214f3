import { newId } from '@assay/domain/id';
import type pg from 'pg';

/** Staff belong to the provider's own company row, which every house has from the start. */
export async function ensureProviderCompany(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into company (id, name, is_provider) values ($1, 'Provider', true)
     on conflict (is_provider) where is_provider do nothing`,
    [newId()],
  );
}
