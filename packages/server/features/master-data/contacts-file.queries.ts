import { sql } from 'kysely';
import type { WholeDb } from '../../db/pool.ts';
import type { KnownRow } from './master-file.ts';

/** Living contacts by customer and name, whatever its case; their revision is their customer's. */
export async function findContactRows(
  db: WholeDb,
  wanted: readonly { customerId: string; name: string }[],
  keyOf: (customerId: string, name: string) => string,
): Promise<Map<string, KnownRow[]>> {
  const { rows } = await sql<{ id: string; wanted: string; customer_id: string } & Record<string, string | null>>`
    select c.id, c.customer_id, c.customer_site_id, c.name, c.email, c.phone_number, c.language, wanted.name as wanted
    from (select distinct * from unnest(${wanted.map(({ customerId }) => customerId)}::uuid[], ${wanted.map(({ name }) => name)}::text[])
      as given (customer_id, name)) wanted
    join customer_contact c on c.customer_id = wanted.customer_id and lower(c.name) = lower(wanted.name) and c.deleted_at is null`.execute(
    db,
  );
  const found = Map.groupBy(rows, (row) => keyOf(row.customer_id, row.wanted));
  const asKnown = ({ id, wanted: _, ...fields }: (typeof rows)[number]): KnownRow => ({ id, revision: 0, fields });
  return new Map([...found].map(([key, list]) => [key, list.map(asKnown)]));
}
