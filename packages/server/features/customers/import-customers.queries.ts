import type { KnownCustomer } from '@assay/domain/customers/plan-import';
import { sql } from 'kysely';
import { type Db, forNobody } from '../../db/pool.ts';

export interface KnownFound {
  byMdm: Map<string, KnownCustomer>;
  /** Keyed by the name as the file gives it. */
  byName: Map<string, KnownCustomer[]>;
}

async function partsOf(db: Db, customerIds: string[]) {
  const sites = await forNobody(db)
    .selectFrom('customer_site')
    .select(['id', 'customer_id', 'name', 'mdm_site_id', 'mdm_type', 'country', 'state_province', 'time_zone'])
    .where('customer_id', 'in', customerIds)
    .where('deleted_at', 'is', null)
    .execute();
  const contacts = await forNobody(db)
    .selectFrom('customer_contact')
    .select(['id', 'customer_id', 'name', 'email', 'phone_number', 'language'])
    .select(({ fn, val }) => fn.coalesce(sql<string>`customer_site_id::text`, val('')).as('customer_site_id'))
    .where('customer_id', 'in', customerIds)
    .where('deleted_at', 'is', null)
    .execute();
  const ofCustomer = <Row extends { id: string; customer_id: string }>(rows: Row[]) =>
    Map.groupBy(rows, ({ customer_id }) => customer_id);
  return { sites: ofCustomer(sites), contacts: ofCustomer(contacts) };
}

const asPart = ({ id, customer_id: _, ...fields }: { id: string; customer_id: string } & Record<string, string>) => ({
  id,
  fields,
});

/** Live customers with these MDM ids or names, names compared as PostgreSQL lower-cases them. */
export async function findKnownCustomers(db: Db, mdmIds: string[], names: string[]): Promise<KnownFound> {
  const { rows } = await sql<{
    id: string;
    name: string;
    english_name: string;
    mdm_customer_id: string;
    language: string;
    wanted: string | null;
  }>`
    select c.id, c.name, c.english_name, c.mdm_customer_id, c.language, wanted.name as wanted
    from unnest(${names}::text[]) as wanted (name) join customer c on lower(c.name) = lower(wanted.name) and c.deleted_at is null
    union all
    select c.id, c.name, c.english_name, c.mdm_customer_id, c.language, null
    from customer c where c.mdm_customer_id = any (${mdmIds}::text[]) and c.mdm_customer_id <> '' and c.deleted_at is null`.execute(
    db,
  );
  const found: KnownFound = { byMdm: new Map(), byName: new Map() };
  if (rows.length === 0) return found;
  const { sites, contacts } = await partsOf(db, [...new Set(rows.map(({ id }) => id))]);
  for (const { id, wanted, ...fields } of rows) {
    const customer = {
      id,
      fields,
      sites: (sites.get(id) ?? []).map(asPart),
      contacts: (contacts.get(id) ?? []).map(asPart),
    };
    if (wanted === null) found.byMdm.set(fields.mdm_customer_id, customer);
    else found.byName.set(wanted, [...(found.byName.get(wanted) ?? []), customer]);
  }
  return found;
}

/** Nobody else writes customers until the import is done; reading goes on. */
export async function lockCustomerTables(db: Db): Promise<void> {
  await sql`lock table customer, customer_site, customer_contact in share row exclusive mode`.execute(db);
}

/** Customers before their parts; fields that the file left blank keep what is there. */
export async function writeCustomers(db: Db, importId: string, from: number, to: number): Promise<void> {
  const planned = (target: string, kind: string) =>
    sql`(select * from import_write where import_id = ${importId} and seq > ${from} and seq <= ${to} and target = ${target} and kind = ${kind})`;
  await sql`
    insert into customer (id, name, english_name, mdm_customer_id, language)
    select record_id, fields ->> 'name', coalesce(fields ->> 'english_name', ''), coalesce(fields ->> 'mdm_customer_id', ''), coalesce(fields ->> 'language', 'en')
    from ${planned('customer', 'insert')} w order by seq`.execute(db);
  await sql`
    update customer set name = coalesce(fields ->> 'name', name), english_name = coalesce(fields ->> 'english_name', english_name),
      mdm_customer_id = coalesce(fields ->> 'mdm_customer_id', mdm_customer_id), language = coalesce(fields ->> 'language', language)
    from ${planned('customer', 'update')} w where customer.id = w.record_id`.execute(db);
  await sql`
    insert into customer_site (id, customer_id, name, mdm_site_id, mdm_type, country, state_province, time_zone)
    select record_id, root_id, fields ->> 'name', coalesce(fields ->> 'mdm_site_id', ''), coalesce(fields ->> 'mdm_type', ''),
      coalesce(fields ->> 'country', ''), coalesce(fields ->> 'state_province', ''), coalesce(fields ->> 'time_zone', '')
    from ${planned('customer_site', 'insert')} w order by seq`.execute(db);
  await sql`
    update customer_site set name = coalesce(fields ->> 'name', name), mdm_site_id = coalesce(fields ->> 'mdm_site_id', mdm_site_id),
      mdm_type = coalesce(fields ->> 'mdm_type', mdm_type), country = coalesce(fields ->> 'country', country), state_province = coalesce(fields ->> 'state_province', state_province),
      time_zone = coalesce(fields ->> 'time_zone', time_zone)
    from ${planned('customer_site', 'update')} w where customer_site.id = w.record_id`.execute(db);
  await sql`
    insert into customer_contact (id, customer_id, customer_site_id, name, email, phone_number, language)
    select record_id, root_id, (fields ->> 'customer_site_id')::uuid, fields ->> 'name', coalesce(fields ->> 'email', ''), coalesce(fields ->> 'phone_number', ''), coalesce(fields ->> 'language', 'en')
    from ${planned('customer_contact', 'insert')} w order by seq`.execute(db);
  await sql`
    update customer_contact set name = coalesce(fields ->> 'name', name), email = coalesce(fields ->> 'email', email),
      phone_number = coalesce(fields ->> 'phone_number', phone_number), language = coalesce(fields ->> 'language', language),
      customer_site_id = coalesce((fields ->> 'customer_site_id')::uuid, customer_site_id)
    from ${planned('customer_contact', 'update')} w where customer_contact.id = w.record_id`.execute(db);
  await sql`
    update customer set revision = revision + 1
    where id in (select root_id from import_write where import_id = ${importId} and seq > ${from} and seq <= ${to}
      except select record_id from import_write where import_id = ${importId} and kind = 'insert' and target = 'customer')`.execute(
    db,
  );
}
