import { type Insertable, sql, type Updateable } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';
import { scopedStatement } from '../../db/statement.ts';
import type { AuditRow } from '../../db/tables/audits.ts';
import { type Scope, visible } from '../../db/visible.ts';
import { insertVisit, lockVisit, stepVisit, updateVisit } from '../visits/visits.queries.ts';

/** A header with its visit. */
const records = (db: Db, scope: Scope, id: string) =>
  visible
    .audits(db, scope)
    .innerJoin('visit', 'visit.id', 'audit.id')
    .selectAll('audit')
    .select(['visit.kind', 'visit.current_version', 'visit.revision'])
    .where('audit.id', '=', id);

export const findAudit = (db: Db, scope: Scope, id: string) => records(db, scope, id).executeTakeFirst();

export type AuditRecord = NonNullable<Awaited<ReturnType<typeof findAudit>>>;

/** The audit behind a visit that was found in scope before. */
export const findAuditOfVisit = (db: Db, visitId: string): Promise<AuditRecord> =>
  afterGuard(db)
    .selectFrom('audit')
    .innerJoin('visit', 'visit.id', 'audit.id')
    .selectAll('audit')
    .select(['visit.kind', 'visit.current_version', 'visit.revision'])
    .where('audit.id', '=', visitId)
    .executeTakeFirstOrThrow();

/** For a write below it: holds its visit until the write is done; such writes do not wait for each other. */
export const holdVisitOfAudit = scopedStatement((db, scope, { id }: { id: string }) =>
  visible
    .visits(db, scope)
    .select(['visit.id', 'visit.company_id', 'visit.visited_at', 'visit.current_version', 'visit.status'])
    .where('visit.id', '=', id)
    .where('visit.kind', '=', 'audit')
    .forShare('visit'),
);

/** For a step of its status: stops all writes below it until that is done. */
export const lockAudit = async (db: Db, scope: Scope, id: string): Promise<AuditRecord | undefined> =>
  (await lockVisit(db, scope, id)) && findAudit(db, scope, id);

/** For a write of the header itself, or of what is ordered below it: two of them do so one after the other. */
export const lockHeader = (db: Db, scope: Scope, id: string) =>
  records(db, scope, id).forNoKeyUpdate('audit').executeTakeFirst();

/** The start of an audit with this id, without regard to scope, deleted or not. */
export const findStart = (db: Db, id: string) =>
  afterGuard(db)
    .selectFrom('audit')
    .select(['inspector_id', 'start_sha256', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst();

export async function insertAudit(db: Db, row: Insertable<AuditRow>): Promise<void> {
  const { id, company_id, name, inspection_date } = row;
  await insertVisit(db, { id, kind: 'audit', company_id, name, visited_at: inspection_date, status: 'In_Use' });
  await afterGuard(db).insertInto('audit').values(row).execute();
}

/** Fields of the header alone: what the visit says too is changed by the functions below. */
type HeaderFields = Omit<Updateable<AuditRow>, 'company_id' | 'name' | 'inspection_date' | 'finished' | 'deleted_at'>;

const updateHeader = (db: Db, id: string, fields: Updateable<AuditRow>) =>
  afterGuard(db).updateTable('audit').set(fields).where('id', '=', id).execute();

export async function updateAudit(db: Db, id: string, fields: HeaderFields): Promise<void> {
  await updateHeader(db, id, fields);
}

/** Changes the day, which is in the name too; the caller has locked the audit. */
export async function moveAudit(
  db: Db,
  id: string,
  { day, name }: { day: string; name: string },
  fields: HeaderFields,
): Promise<void> {
  await updateVisit(db, id, { visited_at: day, name });
  await updateHeader(db, id, { ...fields, inspection_date: day, name });
}

/** Finished with a version of its report, or open again. */
export async function stepAudit(
  db: Db,
  id: string,
  step: { finished: true; version: number } | { finished: false },
): Promise<void> {
  await stepVisit(db, id, step.finished ? { status: 'Finished', current_version: step.version } : { status: 'In_Use' });
  await updateHeader(db, id, { finished: step.finished });
}

export async function hideAudit(db: Db, id: string, now: Date): Promise<void> {
  await stepVisit(db, id, { deleted_at: now });
  await updateHeader(db, id, { deleted_at: now });
}

/** The audits of a merged customer belong to its survivor; what they were called on their day stays. */
export async function moveAudits(db: Db, from: string, into: string, sites: Map<string, string>): Promise<void> {
  await sql`
    update audit set customer_id = ${into}, customer_site_id = stands.for_now
    from unnest(${[...sites.keys()]}::uuid[], ${[...sites.values()]}::uuid[]) as stands (site, for_now)
    where audit.customer_id = ${from} and audit.customer_site_id = stands.site`.execute(db);
}

/** A site with its customer, as far as one may see it. */
export const findSite = (db: Db, scope: Scope, siteId: string) =>
  visible
    .customers(db, scope)
    .innerJoin('customer_site', 'customer_site.customer_id', 'customer.id')
    .select(['customer.id as customer_id', 'customer.name as customer_name'])
    .select(['customer_site.id', 'customer_site.name'])
    .where('customer_site.id', '=', siteId)
    .where('customer_site.deleted_at', 'is', null)
    .forShare('customer')
    .executeTakeFirst();

export type AuditSite = NonNullable<Awaited<ReturnType<typeof findSite>>>;

/** The contact for a site: one of the site itself before one of the customer. */
export const findFirstContact = (db: Db, { id, customer_id }: AuditSite) =>
  afterGuard(db)
    .selectFrom('customer_contact')
    .select(['name', 'email', 'phone_number'])
    .where('customer_id', '=', customer_id)
    .where('deleted_at', 'is', null)
    .where((given) => given.or([given('customer_site_id', '=', id), given('customer_site_id', 'is', null)]))
    .orderBy(sql`customer_site_id is null`)
    .orderBy('name')
    .orderBy('id')
    .executeTakeFirst();
