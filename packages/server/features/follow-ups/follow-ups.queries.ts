import type { FollowUpState } from '@assay/domain/inspections/follow-up';
import { sql } from 'kysely';
import { type Db, everyRow } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';
import { photosOf } from '../runs/photos.queries.ts';

/** The two kinds of what is followed up; each has a table of its own. */
export type FollowUpTable = 'finding' | 'priority_action';

const followUpColumns = <T extends FollowUpTable>(table: T) =>
  [
    `${table}.id`,
    `${table}.inspection_id`,
    `${table}.index`,
    `${table}.title`,
    `${table}.description`,
    `${table}.state`,
    `${table}.closed_at`,
    `${table}.revision`,
    'owner.id as owner_id',
    'owner.name as owner_name',
    sql<string | null>`${sql.ref(`${table}.due`)}::text`.as('due'),
  ] as const;

const findings = (db: Db) =>
  everyRow(db)
    .selectFrom('finding')
    .leftJoin('app_user as owner', 'owner.id', 'finding.owner_id')
    .select(followUpColumns('finding'))
    .select(['finding.consequence', 'finding.corrective', 'finding.preventive', photosOf('finding').as('photos')]);

const priorityActions = (db: Db) =>
  everyRow(db)
    .selectFrom('priority_action')
    .leftJoin('app_user as owner', 'owner.id', 'priority_action.owner_id')
    .select(followUpColumns('priority_action'))
    .select('priority_action.priority');

/** The inspection was found inside the scope before. */
export const listFindings = (db: Db, inspectionId: string) =>
  findings(db).where('finding.inspection_id', '=', inspectionId).orderBy('finding.index').execute();
export const listPriorityActions = (db: Db, inspectionId: string) =>
  priorityActions(db)
    .where('priority_action.inspection_id', '=', inspectionId)
    .orderBy('priority_action.index')
    .execute();

export type FindingRecord = Awaited<ReturnType<typeof listFindings>>[number];
export type PriorityActionRecord = Awaited<ReturnType<typeof listPriorityActions>>[number];

export const findFinding = (db: Db, id: string) => findings(db).where('finding.id', '=', id).executeTakeFirst();
export const findPriorityAction = (db: Db, id: string) =>
  priorityActions(db).where('priority_action.id', '=', id).executeTakeFirst();

/** One that the caller may see, locked, with the company that its inspection belongs to. */
export const lockFollowUp = (db: Db, scope: Scope, table: FollowUpTable, id: string) =>
  everyRow(db)
    .selectFrom(table)
    .innerJoin('inspection', 'inspection.id', `${table}.inspection_id`)
    .select([`${table}.id`, `${table}.state`, `${table}.revision`, 'inspection.company_id'])
    .where(`${table}.id`, '=', id)
    .where('inspection.id', 'in', visible.inspections(db, scope).select('inspection.id'))
    .forUpdate(table)
    .executeTakeFirst();

/** What the inspector wrote; an index for a new one. */
export async function putFollowUp(
  db: Db,
  table: FollowUpTable,
  row: { id: string; inspection_id: string; equipment_id: string },
  said: Record<string, string>,
): Promise<void> {
  const next = sql<number>`(select coalesce(max(index) + 1, 0) from ${sql.table(table)}
    where inspection_id = ${row.inspection_id})`;
  await everyRow(db)
    .insertInto(table as 'finding')
    .values({ ...row, ...said, index: next } as never)
    .onConflict((known) =>
      known.column('id').doUpdateSet({ ...said, revision: sql<number>`${sql.ref(`${table}.revision`)} + 1` }),
    )
    .execute();
}

/** Places from 0, in the order of the ids; revisions stay, since nothing of what was written changes. */
export async function placeFollowUps(
  db: Db,
  table: FollowUpTable,
  inspectionId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update ${sql.table(table)} as placed set index = place.number - 1
    from unnest(${ids}::uuid[]) with ordinality as place (id, number)
    where placed.id = place.id and placed.inspection_id = ${inspectionId}`.execute(db);
}

export async function deleteFollowUp(db: Db, table: FollowUpTable, id: string): Promise<void> {
  await everyRow(db).deleteFrom(table).where('id', '=', id).execute();
}

interface FollowedUp {
  state: FollowUpState;
  closed_at?: Date | null;
  owner_id?: string | null;
  due?: string | null;
}

export async function updateFollowUp(db: Db, table: FollowUpTable, id: string, fields: FollowedUp): Promise<void> {
  await everyRow(db)
    .updateTable(table)
    .set({ ...fields, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .execute();
}
