import { zoneOfCountry } from '@assay/domain/time-zones';
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
 * Its parts must be read by later statements, which see the results of those writes.
 */
export const lockVisit = (db: Db, scope: Scope, id: string) =>
  visible.visits(db, scope).select('visit.id').where('visit.id', '=', id).forUpdate().executeTakeFirst();

/** Changes the visit itself; its header repeats some of these fields and is changed with it. */
export async function updateVisit(db: Db, id: string, fields: Updateable<VisitRow>): Promise<void> {
  await afterGuard(db).updateTable('visit').set(fields).where('id', '=', id).execute();
}

/** A step of its status or a version of its report raises the revision, so that an editor of an older one notices. */
export const stepVisit = (db: Db, id: string, fields: Updateable<VisitRow>): Promise<void> =>
  updateVisit(db, id, { ...fields, revision: sql<number>`revision + 1` as never });

/** The names behind ids of people, of those that the reader may see. */
export async function peopleNames(db: Db, scope: Scope, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await visible
    .users(db, scope)
    .select(['app_user.id', 'app_user.name'])
    .where('app_user.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The moment of the first change to a visit after another moment. */
export async function firstChangeAfter(db: Db, visitId: string, moment: Date): Promise<Date | undefined> {
  const found = await afterGuard(db)
    .selectFrom('event')
    .select('at')
    .where('record_type', '=', 'inspection')
    .where('record_id', '=', visitId)
    .where('at', '>', moment)
    .where('action', 'in', ['changed', 'created', 'removed'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return found?.at;
}

/** The time zone of a site on a day: the one that was set, else that of its country where the whole country has one time. */
export async function zoneOfSite(db: Db, siteId: string | null, at: Date): Promise<{ timeZone?: string }> {
  const site =
    siteId === null
      ? undefined
      : await afterGuard(db)
          .selectFrom('customer_site')
          .select(['country', 'time_zone'])
          .where('id', '=', siteId)
          .executeTakeFirst();
  const timeZone = site?.time_zone || zoneOfCountry(site?.country ?? '', at);
  return timeZone ? { timeZone } : {};
}

/** The time zone of a visit's report. */
export async function zoneOfReport(
  db: Db,
  visit: { customer_site_id: string | null; inspection_date: Date },
): Promise<string> {
  const { timeZone = 'UTC' } = await zoneOfSite(db, visit.customer_site_id, visit.inspection_date);
  return timeZone;
}
