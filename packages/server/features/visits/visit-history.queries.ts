import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

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

/** When somebody first changed something of a visit after a moment. */
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
