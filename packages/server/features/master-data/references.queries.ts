/** Records that the files name by their MDM ids. */
import { sql } from 'kysely';
import type { WholeDb } from '../../db/pool.ts';

export interface CustomerReference {
  id: string;
  revision: number;
  /** `merged` is the survivor of the one that was named. */
  state: 'live' | 'merged' | 'deleted';
}

const rank = { live: 0, merged: 1, deleted: 2 } as const;

/** Customers by MDM id: the living one before the survivor of a merged one, both before one that was deleted. */
export async function findCustomers(db: WholeDb, mdmIds: readonly string[]): Promise<Map<string, CustomerReference>> {
  const { rows } = await sql<CustomerReference & { mdm: string }>`
    select mdm_customer_id as mdm, id, revision, 'live' as state
    from customer where mdm_customer_id = any (${mdmIds}::text[]) and mdm_customer_id <> '' and deleted_at is null
    union all
    select gone.mdm_customer_id, coalesce(survivor.id, gone.id), coalesce(survivor.revision, gone.revision),
      case when survivor.id is null then 'deleted' else 'merged' end
    from customer gone left join customer survivor on survivor.id = gone.merged_into and survivor.deleted_at is null
    where gone.mdm_customer_id = any (${mdmIds}::text[]) and gone.mdm_customer_id <> '' and gone.deleted_at is not null`.execute(
    db,
  );
  const found = new Map<string, CustomerReference>();
  for (const { mdm, ...reference } of rows) {
    const other = found.get(mdm);
    if (!other || rank[reference.state] < rank[other.state]) found.set(mdm, reference);
  }
  return found;
}

export interface SiteReference {
  id: string;
  customerId: string;
}

/** The living sites of each MDM id. */
export async function findSites(db: WholeDb, mdmIds: readonly string[]): Promise<Map<string, SiteReference[]>> {
  const { rows } = await sql<SiteReference & { mdm: string }>`
    select mdm_site_id as mdm, id, customer_id as "customerId"
    from customer_site where mdm_site_id = any (${mdmIds}::text[]) and mdm_site_id <> '' and deleted_at is null`.execute(
    db,
  );
  return Map.groupBy(rows, ({ mdm }) => mdm);
}

export interface FamilyReference {
  id: string;
  name: string;
  wanted: string;
}

/** Families by the name that the file gives, in any case. */
export async function findFamilies(db: WholeDb, names: readonly string[]): Promise<Map<string, FamilyReference>> {
  const { rows } = await sql<FamilyReference>`
    select wanted.name as wanted, f.id, f.name
    from unnest(${[...new Set(names)]}::text[]) as wanted (name) join product_family f on lower(f.name) = lower(wanted.name)`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.wanted, row]));
}
