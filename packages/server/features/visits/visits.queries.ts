import { type Insertable, sql, type Updateable } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';
import type { VisitRow } from '../../db/tables/visits.ts';
import { type Scope, visible } from '../../db/visible.ts';

export async function insertVisit(db: Db, row: Insertable<VisitRow>): Promise<void> {
  await afterGuard(db).insertInto('visit').values(row).execute();
}

export const findVisit = (db: Db, scope: Scope, id: string) =>
  visible.visits(db, scope).selectAll('visit').where('visit.id', '=', id).executeTakeFirst();

/**
 * Waits for every write below a visit, and keeps later ones waiting: for a step of its status, a version, its end.
 * What hangs on it is read by statements that come after this one, which therefore see what those writes left.
 */
export const lockVisit = (db: Db, scope: Scope, id: string) =>
  visible.visits(db, scope).select('visit.id').where('visit.id', '=', id).forUpdate().executeTakeFirst();

/** What a visit says of itself; its header repeats part of it and is changed with it. */
export async function updateVisit(db: Db, id: string, fields: Updateable<VisitRow>): Promise<void> {
  await afterGuard(db).updateTable('visit').set(fields).where('id', '=', id).execute();
}

/** A step of its status or a version of its report, which whoever began to edit an older one must notice. */
export const stepVisit = (db: Db, id: string, fields: Updateable<VisitRow>): Promise<void> =>
  updateVisit(db, id, { ...fields, revision: sql<number>`revision + 1` as never });
