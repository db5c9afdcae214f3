import { sql } from 'kysely';
import type { WholeDb } from '../../db/pool.ts';
import type { KnownRow } from './master-file.ts';

export interface SiteRow extends KnownRow {
  customerId: string;
}

type Row = Record<
  'id' | 'customer_id' | 'name' | 'mdm_site_id' | 'mdm_type' | 'country' | 'state_province' | 'time_zone',
  string
>;

const columns = sql`s.id, s.customer_id, s.name, s.mdm_site_id, s.mdm_type, s.country, s.state_province, s.time_zone`;

/** Its revision is its customer's. */
const asSite = ({ id, ...fields }: Row): SiteRow => ({ id, revision: 0, customerId: fields.customer_id, fields });

export async function findSiteRows(db: WholeDb, mdmIds: readonly string[]): Promise<Map<string, SiteRow[]>> {
  const { rows } = await sql<Row>`
    select ${columns} from customer_site s
    where s.mdm_site_id = any (${mdmIds}::text[]) and s.mdm_site_id <> '' and s.deleted_at is null`.execute(db);
  return Map.groupBy(rows.map(asSite), ({ fields }) => fields.mdm_site_id ?? '');
}

/** Living sites by customer and name, whatever its case. */
export async function findSitesByName(
  db: WholeDb,
  wanted: readonly { customerId: string; name: string }[],
  keyOf: (customerId: string, name: string) => string,
): Promise<Map<string, SiteRow>> {
  const { rows } = await sql<Row & { wanted: string }>`
    select ${columns}, wanted.name as wanted
    from unnest(${wanted.map(({ customerId }) => customerId)}::uuid[], ${wanted.map(({ name }) => name)}::text[]) as wanted (customer_id, name)
    join customer_site s on s.customer_id = wanted.customer_id and lower(s.name) = lower(wanted.name) and s.deleted_at is null`.execute(
    db,
  );
  return new Map(rows.map(({ wanted: name, ...row }) => [keyOf(row.customer_id, name), asSite(row)]));
}
