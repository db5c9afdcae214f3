import type { SignatureRole } from '@assay/domain/inspections/inspection';
import type { InspectionStatus } from '@assay/domain/inspections/status';
import { type Insertable, sql, type Updateable } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';
import { prepared } from '../../db/prepared.ts';
import { scopedStatement } from '../../db/statement.ts';
import type { InspectionRow } from '../../db/tables/inspections.ts';
import type { SignatureRow } from '../../db/tables/visits.ts';
import { type Scope, visible } from '../../db/visible.ts';
import { insertVisit, lockVisit, stepVisit, updateVisit } from '../visits/visits.queries.ts';

/** A header with its visit, which is right where somebody has just changed both. */
const records = (db: Db, scope: Scope, id: string) =>
  visible
    .visits(db, scope)
    .innerJoin('inspection', 'inspection.id', 'visit.id')
    .selectAll('inspection')
    .select(['visit.kind', 'visit.status', 'visit.current_version', 'visit.revision'])
    .where('visit.id', '=', id);

export const findInspection = (db: Db, scope: Scope, id: string) =>
  records(db, scope, id).modifyEnd(prepared).executeTakeFirst();

/** The inspection behind a visit that was found in scope before. */
export const findInspectionOfVisit = (db: Db, visitId: string): Promise<InspectionRecord> =>
  afterGuard(db)
    .selectFrom('inspection')
    .innerJoin('visit', 'visit.id', 'inspection.id')
    .selectAll('inspection')
    .select(['visit.kind', 'visit.status', 'visit.current_version', 'visit.revision'])
    .where('visit.id', '=', visitId)
    .executeTakeFirstOrThrow();

export type InspectionRecord = NonNullable<Awaited<ReturnType<typeof findInspection>>>;

/** For a write below it: holds its visit until the write is done; such writes do not wait for each other. */
export const holdInspection = (db: Db, scope: Scope, id: string) =>
  records(db, scope, id).forShare('visit').modifyEnd(prepared).executeTakeFirst();

/** The same for a write that needs to know no more of it than who may make it. */
export const holdVisitOfInspection = scopedStatement((db, scope, { id }: { id: string }) =>
  visible
    .visits(db, scope)
    .innerJoin('inspection', 'inspection.id', 'visit.id')
    .select(['visit.id', 'visit.company_id', 'visit.visited_at', 'visit.current_version', 'visit.status'])
    .select(['inspection.inspector_id', 'inspection.inspector_contact'])
    .where('visit.id', '=', id)
    .forShare('visit'),
);

/** For a step of its status: stops all writes below it until that is done. */
export const lockInspection = async (db: Db, scope: Scope, id: string): Promise<InspectionRecord | undefined> =>
  (await lockVisit(db, scope, id)) && findInspection(db, scope, id);

/** For a write of the header itself: two of them do so one after the other. */
export const lockHeader = (db: Db, scope: Scope, id: string) =>
  records(db, scope, id).forNoKeyUpdate('inspection').executeTakeFirst();

/** The start of an inspection with this id, without regard to scope, deleted or not. */
export const findStart = (db: Db, id: string) =>
  afterGuard(db)
    .selectFrom('inspection')
    .select(['inspector_id', 'start_sha256', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst();

export async function insertInspection(db: Db, row: Insertable<InspectionRow>): Promise<void> {
  const { id, company_id, name, inspection_date, status } = row;
  await insertVisit(db, { id, kind: 'inspection', company_id, name, visited_at: inspection_date, status });
  await afterGuard(db).insertInto('inspection').values(row).execute();
}

/** Fields of the header alone: what the visit says too is changed by the functions below. */
type HeaderFields = Omit<
  Updateable<InspectionRow>,
  'company_id' | 'name' | 'inspection_date' | 'status' | 'deleted_at'
>;

const updateHeader = (db: Db, id: string, fields: Updateable<InspectionRow>) =>
  afterGuard(db).updateTable('inspection').set(fields).where('id', '=', id).execute();

export async function updateInspection(db: Db, id: string, fields: HeaderFields): Promise<void> {
  await updateHeader(db, id, fields);
}

/** Changes the day; the caller has locked the inspection. */
export async function moveInspection(db: Db, id: string, day: string, fields: HeaderFields): Promise<void> {
  await updateVisit(db, id, { visited_at: day });
  await updateHeader(db, id, { ...fields, inspection_date: day });
}

/** A step of its status, a version of its report, or both. */
export async function stepInspection(
  db: Db,
  id: string,
  { status, version }: { status: InspectionStatus; version?: number },
  fields: HeaderFields = {},
): Promise<void> {
  await stepVisit(db, id, { status, ...(version !== undefined && { current_version: version }) });
  await updateHeader(db, id, { ...fields, status });
}

export async function hideInspection(db: Db, id: string, now: Date): Promise<void> {
  await stepVisit(db, id, { deleted_at: now });
  await updateHeader(db, id, { deleted_at: now });
}

/** The inspections of a merged customer belong to its survivor; what they were called on their day stays. */
export async function moveInspections(db: Db, from: string, into: string, sites: Map<string, string>): Promise<void> {
  await sql`
    update inspection set customer_id = ${into},
      customer_site_id = (select stands.for_now from unnest(${[...sites.keys()]}::uuid[], ${[...sites.values()]}::uuid[])
        as stands (site, for_now) where stands.site = inspection.customer_site_id)
    where customer_id = ${from}`.execute(db);
}

export const listSignatures = (db: Db, visitId: string) =>
  afterGuard(db).selectFrom('signature').selectAll().where('visit_id', '=', visitId).execute();

export type SignatureRecord = Awaited<ReturnType<typeof listSignatures>>[number];

export async function putSignature(db: Db, row: Insertable<SignatureRow>): Promise<void> {
  const { id: _, visit_id: __, role: ___, ...given } = row;
  await afterGuard(db)
    .insertInto('signature')
    .values(row)
    .onConflict((known) => known.columns(['visit_id', 'role']).doUpdateSet(given))
    .execute();
}

export async function deleteSignature(db: Db, visitId: string, role: SignatureRole): Promise<void> {
  await afterGuard(db).deleteFrom('signature').where('visit_id', '=', visitId).where('role', '=', role).execute();
}
