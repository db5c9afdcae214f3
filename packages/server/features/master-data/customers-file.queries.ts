import { sql } from 'kysely';
import type { WholeDb } from '../../db/pool.ts';
import type { KnownRow } from './master-file.ts';

type Row = { id: string; revision: number } & Record<string, string | number>;

const asKnown = ({ id, revision, wanted: _, ...fields }: Row & { wanted?: string }): KnownRow => ({
  id,
  revision,
  fields: fields as Record<string, string>,
});

const columns = sql`c.id, c.revision, c.name, c.english_name, c.mdm_customer_id, c.language`;

export async function findCustomerRows(db: WholeDb, ids: readonly string[]): Promise<Map<string, KnownRow>> {
  const { rows } = await sql<Row>`select ${columns} from customer c where c.id = any (${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, asKnown(row)]));
}

/** Living customers without an MDM id, by the wanted name. */
export async function findNamesakes(db: WholeDb, names: readonly string[]): Promise<Map<string, KnownRow[]>> {
  const { rows } = await sql<Row & { wanted: string }>`
    select ${columns}, wanted.name as wanted from unnest(${[...new Set(names)]}::text[]) as wanted (name)
    join customer c on lower(c.name) = lower(wanted.name) and c.deleted_at is null and c.mdm_customer_id = ''`.execute(
    db,
  );
  const found = Map.groupBy(rows, ({ wanted }) => wanted);
  return new Map([...found].map(([wanted, list]) => [wanted, list.map(asKnown)]));
}
