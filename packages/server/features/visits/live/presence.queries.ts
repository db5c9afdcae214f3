import { sql } from 'kysely';
import type { Db } from '../../../db/pool.ts';

/** Longer than a pause between two signs of life, of which one may be lost. */
const lastsFor = '30 seconds';

export interface PresenceRow {
  visit_id: string;
  tab: string;
  user_id: string;
  name: string;
  place: string;
}

export interface Arrival extends Omit<PresenceRow, 'place'> {
  session_id: string;
  /** Left as it is where it is not said. */
  place?: string;
}

/** Somebody opens a page, or moves on it; the page of another session stays as it is. */
export async function putPresence(db: Db, { place, ...who }: Arrival): Promise<void> {
  await sql`
    insert into presence (visit_id, tab, session_id, user_id, name, place)
    values (${who.visit_id}, ${who.tab}, ${who.session_id}, ${who.user_id}, ${who.name}, ${place ?? ''})
    on conflict (visit_id, tab) do update
      set seen_at = now(), place = coalesce(${place ?? null}, presence.place), name = excluded.name
      where presence.session_id = excluded.session_id`.execute(db);
}

export async function removePresence(db: Db, visitId: string, tab: string, sessionId: string): Promise<void> {
  await sql`delete from presence where visit_id = ${visitId} and tab = ${tab} and session_id = ${sessionId}`.execute(
    db,
  );
}

/** Signs of life of pages that are still open; answers how many of them were known. */
export async function refreshPresence(db: Db, tabs: readonly string[]): Promise<number> {
  await sql`delete from presence where seen_at < now() - interval '1 hour'`.execute(db);
  const { numAffectedRows } = await sql`
    update presence set seen_at = now() where tab = any(${tabs}::uuid[])`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Everybody who has one of these visits open now, in the order of their names. */
export async function listPresence(db: Db, visitIds: readonly string[]): Promise<PresenceRow[]> {
  const { rows } = await sql<PresenceRow>`
    select visit_id, tab, user_id, name, place from presence
    where visit_id = any(${visitIds}::uuid[]) and seen_at > now() - ${lastsFor}::interval
    order by name, user_id, seen_at desc, tab`.execute(db);
  return rows;
}
