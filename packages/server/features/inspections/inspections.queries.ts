import { type Insertable, sql, type Updateable } from 'kysely';
import { type Db, everyRow } from '../../db/pool.ts';
import type { InspectionRow } from '../../db/tables/inspections.ts';
import { type Scope, visible } from '../../db/visible.ts';

const records = (db: Db, scope: Scope, id: string) =>
  visible.inspections(db, scope).selectAll('inspection').where('inspection.id', '=', id);

export const findInspection = (db: Db, scope: Scope, id: string) => records(db, scope, id).executeTakeFirst();

/** For a step of its status, and whatever else does not ask for one that is in use. */
export const lockInspection = (db: Db, scope: Scope, id: string) =>
  records(db, scope, id).forUpdate().executeTakeFirst();

export type InspectionRecord = NonNullable<Awaited<ReturnType<typeof findInspection>>>;

/** Guard, lock and change number of every write below an inspection that is in use, in one statement. */
export const touchInspection = (db: Db, scope: Scope, id: string) =>
  everyRow(db)
    .updateTable('inspection')
    .set({ revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .where('status', '=', 'In_Use')
    .where('deleted_at', 'is', null)
    .$if(scope.companyId !== null, (query) => query.where('company_id', '=', scope.companyId ?? ''))
    .returningAll()
    .executeTakeFirst();

/** Two who send the same id at once do so one after the other. */
export async function waitForTwin(db: Db, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`inspection ${id}`}, 0))`.execute(db);
}

/** Whose an id is, whoever may see it, deleted or not. */
export const findStart = (db: Db, id: string) =>
  everyRow(db)
    .selectFrom('inspection')
    .select(['inspector_id', 'start_sha256', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst();

export async function insertInspection(db: Db, row: Insertable<InspectionRow>): Promise<void> {
  await everyRow(db).insertInto('inspection').values(row).execute();
}

export async function updateInspection(db: Db, id: string, fields: Updateable<InspectionRow>): Promise<void> {
  await everyRow(db).updateTable('inspection').set(fields).where('id', '=', id).execute();
}

/** Counts as a change of the inspection as well. */
export const changeInspection = (db: Db, id: string, fields: Updateable<InspectionRow>): Promise<void> =>
  updateInspection(db, id, { ...fields, revision: sql<number>`revision + 1` as never });

/** The inspections of a merged customer belong to its survivor; what they were called on their day stays. */
export async function moveInspections(db: Db, from: string, into: string, sites: Map<string, string>): Promise<void> {
  await sql`
    update inspection set customer_id = ${into},
      customer_site_id = (select stands.for_now from unnest(${[...sites.keys()]}::uuid[], ${[...sites.values()]}::uuid[])
        as stands (site, for_now) where stands.site = inspection.customer_site_id)
    where customer_id = ${from}`.execute(db);
}
