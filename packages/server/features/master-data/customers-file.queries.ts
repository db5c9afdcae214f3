import { sql } from 'kysely';
import type { WholeDb } from '../../db/pool.ts';
import type { KnownRow } from './master-file.ts';

type CustomerRow = { id: string; revision: number } & Record<string, string | number>;

const asKnown = ({ id, revision, wanted: _, ...fields }: CustomerRow & { wanted?: string }): KnownRow => ({
  id,
  revision,
  fields: fields as Record<string, string>,
});

const customerColumns = sql`c.id, c.revision, c.name, c.english_name, c.mdm_customer_id, c.language`;

export async function findCustomerRows(db: WholeDb, ids: readonly string[]): Promise<Map<string, KnownRow>> {
  const { rows } =
    await sql<CustomerRow>`select ${customerColumns} from customer c where c.id = any (${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, asKnown(row)]));
}

/** Living customers without an MDM id, by the wanted name. */
export async function findSameNames(db: WholeDb, names: readonly string[]): Promise<Map<string, KnownRow[]>> {
  const { rows } = await sql<CustomerRow & { wanted: string }>`
    select ${customerColumns}, wanted.name as wanted from unnest(${[...new Set(names)]}::text[]) as wanted (name)
    join customer c on lower(c.name) = lower(wanted.name) and c.deleted_at is null and c.mdm_customer_id = ''`.execute(
    db,
  );
  const found = Map.groupBy(rows, ({ wanted }) => wanted);
  return new Map([...found].map(([wanted, list]) => [wanted, list.map(asKnown)]));
}

export interface SiteRow extends KnownRow {
  customerId: string;
}

type SiteColumns = Record<
  'id' | 'customer_id' | 'name' | 'mdm_site_id' | 'mdm_type' | 'country' | 'state_province' | 'time_zone',
  string
>;

const siteColumns = sql`s.id, s.customer_id, s.name, s.mdm_site_id, s.mdm_type, s.country, s.state_province, s.time_zone`;

/** Its revision is its customer's. */
const asSite = ({ id, ...fields }: SiteColumns): SiteRow => ({
  id,
  revision: 0,
  customerId: fields.customer_id,
  fields,
});

export async function findSiteRows(db: WholeDb, mdmIds: readonly string[]): Promise<Map<string, SiteRow[]>> {
  const { rows } = await sql<SiteColumns>`
    select ${siteColumns} from customer_site s
    where s.mdm_site_id = any (${mdmIds}::text[]) and s.mdm_site_id <> '' and s.deleted_at is null`.execute(db);
  return Map.groupBy(rows.map(asSite), ({ fields }) => fields.mdm_site_id ?? '');
}

/** Living sites by customer and name, in any case. */
export async function findSitesByName(
  db: WholeDb,
  wanted: readonly { customerId: string; name: string }[],
  keyOf: (customerId: string, name: string) => string,
): Promise<Map<string, SiteRow>> {
  const { rows } = await sql<SiteColumns & { wanted: string }>`
    select ${siteColumns}, wanted.name as wanted
    from unnest(${wanted.map(({ customerId }) => customerId)}::uuid[], ${wanted.map(({ name }) => name)}::text[]) as wanted (customer_id, name)
    join customer_site s on s.customer_id = wanted.customer_id and lower(s.name) = lower(wanted.name) and s.deleted_at is null`.execute(
    db,
  );
  return new Map(rows.map(({ wanted: name, ...row }) => [keyOf(row.customer_id, name), asSite(row)]));
}

/** Living contacts by customer and name, in any case; their revision is their customer's. */
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
