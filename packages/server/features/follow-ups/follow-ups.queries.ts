import type { FollowUpList, FollowUpState } from '@assay/domain/inspections/follow-up';
import { sql } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';
import { photosOf } from '../runs/photos.queries.ts';

/** Each kind of follow-up has a table of its own. */
export type FollowUpTable = 'finding' | 'priority_action';

/** The id of a record on the wire: that of its sender, also where another visit has a record with that id. */
const wireId = (table: FollowUpTable) =>
  sql<string>`coalesce(${sql.ref(`${table}.known_as`)}, ${sql.ref(`${table}.id`)})`;

const followUpColumns = <T extends FollowUpTable>(table: T) =>
  [
    wireId(table).as('id'),
    `${table}.id as key`,
    `${table}.visit_id`,
    `${table}.index`,
    `${table}.title`,
    `${table}.description`,
    `${table}.point_key`,
    `${table}.state`,
    `${table}.closed_at`,
    `${table}.revision`,
    'owner.id as owner_id',
    'owner.name as owner_name',
    sql<string | null>`${sql.ref(`${table}.due`)}::text`.as('due'),
  ] as const;

const findings = (db: Db) =>
  afterGuard(db)
    .selectFrom('finding')
    .leftJoin('app_user as owner', 'owner.id', 'finding.owner_id')
    .select(followUpColumns('finding'))
    .select([
      'finding.consequence',
      'finding.corrective',
      'finding.preventive',
      'finding.fixed_on_site',
      photosOf('finding').as('photos'),
    ]);

const priorityActions = (db: Db) =>
  afterGuard(db)
    .selectFrom('priority_action')
    .leftJoin('app_user as owner', 'owner.id', 'priority_action.owner_id')
    .select(followUpColumns('priority_action'))
    .select('priority_action.priority');

/** The visit was found inside the scope before. */
export const listFindings = (db: Db, visitId: string) =>
  findings(db).where('finding.visit_id', '=', visitId).orderBy('finding.index').execute();
export const listPriorityActions = (db: Db, visitId: string) =>
  priorityActions(db).where('priority_action.visit_id', '=', visitId).orderBy('priority_action.index').execute();

export type FindingRecord = Awaited<ReturnType<typeof listFindings>>[number];
export type PriorityActionRecord = Awaited<ReturnType<typeof listPriorityActions>>[number];

export const readFinding = (db: Db, key: string) => findings(db).where('finding.id', '=', key).executeTakeFirst();
export const readPriorityAction = (db: Db, key: string) =>
  priorityActions(db).where('priority_action.id', '=', key).executeTakeFirst();

/** Finds a record of a visit by its id on the wire. */
export const findFinding = (db: Db, visitId: string, id: string) =>
  findings(db).where('finding.visit_id', '=', visitId).where(wireId('finding'), '=', id).executeTakeFirst();
export const findPriorityAction = (db: Db, visitId: string, id: string) =>
  priorityActions(db)
    .where('priority_action.visit_id', '=', visitId)
    .where(wireId('priority_action'), '=', id)
    .executeTakeFirst();

/** True when a visit asks about this point: its place in a protocol, or an extra point. */
export const hasPoint = async (db: Db, visitId: string, pointKey: string): Promise<boolean> =>
  (await afterGuard(db)
    .selectFrom('result')
    .innerJoin('run', 'run.id', 'result.run_id')
    .select('result.id')
    .where('run.visit_id', '=', visitId)
    .where('run.deleted_at', 'is', null)
    .where('result.point_key', '=', pointKey)
    .executeTakeFirst()) !== undefined;

/** True when any visit has a record under this key. */
export const isKeyTaken = async (db: Db, table: FollowUpTable, key: string): Promise<boolean> =>
  (await afterGuard(db).selectFrom(table).select('id').where('id', '=', key).executeTakeFirst()) !== undefined;

/** One that the caller may see, locked, with the company that its visit belongs to; of several that are called so the first. */
export const lockFollowUp = (db: Db, scope: Scope, table: FollowUpTable, id: string) =>
  afterGuard(db)
    .selectFrom(table)
    .innerJoin('visit', 'visit.id', `${table}.visit_id`)
    .select([`${table}.id as key`, `${table}.state`, `${table}.title`, `${table}.revision`, 'visit.company_id'])
    .where((given) => given.or([given(`${table}.id`, '=', id), given(`${table}.known_as`, '=', id)]))
    .where(wireId(table), '=', id)
    .where('visit.id', 'in', visible.visits(db, scope).select('visit.id'))
    .orderBy(sql`${sql.ref(`${table}.known_as`)} is not null`)
    .orderBy(`${table}.id`)
    .forUpdate(table)
    .executeTakeFirst();

/** Writes what the inspector entered; a new record comes last. */
export async function putFollowUp(
  db: Db,
  table: FollowUpTable,
  row: { id: string; known_as: string | null; visit_id: string; equipment_id: string },
  input: Record<string, string | boolean | Date | null>,
): Promise<void> {
  const next = sql<number>`(select coalesce(max(index) + 1, 0) from ${sql.table(table)}
    where visit_id = ${row.visit_id})`;
  await afterGuard(db)
    .insertInto(table as 'finding')
    .values({ ...row, ...input, index: next } as never)
    .onConflict((known) =>
      known.column('id').doUpdateSet({ ...input, revision: sql<number>`${sql.ref(`${table}.revision`)} + 1` }),
    )
    .execute();
}

/** Places from 0, in the order of the keys; revisions stay, since nothing of what was written changes. */
export async function placeFollowUps(
  db: Db,
  table: FollowUpTable,
  visitId: string,
  keys: readonly string[],
): Promise<void> {
  await sql`
    update ${sql.table(table)} as placed set index = place.number - 1
    from unnest(${keys}::uuid[]) with ordinality as place (id, number)
    where placed.id = place.id and placed.visit_id = ${visitId}`.execute(db);
}

export async function deleteFollowUp(db: Db, table: FollowUpTable, key: string): Promise<void> {
  await afterGuard(db).deleteFrom(table).where('id', '=', key).execute();
}

interface FollowedUp {
  state: FollowUpState;
  closed_at?: Date | null;
  owner_id?: string | null;
  due?: string | null;
}

export async function updateFollowUp(db: Db, table: FollowUpTable, key: string, fields: FollowedUp): Promise<void> {
  await afterGuard(db)
    .updateTable(table)
    .set({ ...fields, revision: sql<number>`revision + 1` })
    .where('id', '=', key)
    .execute();
}

/** The revision of the order of a list: 1 until somebody orders it. */
export async function findOrderRevision(db: Db, visitId: string, list: FollowUpList): Promise<number> {
  const order = await afterGuard(db)
    .selectFrom('follow_up_order')
    .select('revision')
    .where('visit_id', '=', visitId)
    .where('list', '=', list)
    .executeTakeFirst();
  return order?.revision ?? 1;
}

export async function putOrderRevision(db: Db, visitId: string, list: FollowUpList, revision: number): Promise<void> {
  await afterGuard(db)
    .insertInto('follow_up_order')
    .values({ visit_id: visitId, list, revision })
    .onConflict((known) => known.columns(['visit_id', 'list']).doUpdateSet({ revision }))
    .execute();
}
