import type { VisitPart } from '@assay/domain/visits/visit-parts';
import { sql } from 'kysely';
import type { Db } from '../../../db/pool.ts';
import type { FeedPosition } from './feed-position.ts';

export interface ChangeRow {
  visit_id: string;
  id: number;
  part: VisitPart;
  part_id: string;
  revision: number;
  gone: boolean;
  actor_name: string | null;
}

export interface FeedReading {
  position: FeedPosition;
  sweptTo: number;
  /** The newest of each part, in their order. */
  changes: ChangeRow[];
}

/** A new reader may have missed changes while the page was loading; no transaction of ours lasts as long. */
const whileLoading = '5 minutes';

const unseen = (position: FeedPosition | undefined) =>
  position
    ? sql`xid >= pg_snapshot_xmin(${position.snapshot}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${position.snapshot}::pg_snapshot)`
    : sql`at > clock_timestamp() - ${whileLoading}::interval`;

type Row = Partial<ChangeRow> & { epoch: string; swept_to: string; snapshot: string };

const isChange = (row: Row): row is Row & ChangeRow => row.id !== null;

/** Reads the changes of these visits that a position has not seen, with the position after them: one statement, so one snapshot. */
export async function readFeed(
  db: Db,
  visitIds: readonly string[],
  position: FeedPosition | undefined,
): Promise<FeedReading> {
  const { rows } = await sql<Row>`
    select feed.epoch, feed.swept_to::text, pg_current_snapshot()::text as snapshot, change.*
    from visit_feed feed left join (
      select distinct on (visit_id, part, part_id) visit_id, id, part, part_id, revision, gone, actor_name
      from visit_change where visit_id = any(${visitIds}::uuid[]) and ${unseen(position)}
      order by visit_id, part, part_id, id desc
    ) change on true`.execute(db);
  const [first] = rows;
  if (!first) {
    // A crash, or a backup that was restored: what was there is lost.
    await sql`insert into visit_feed default values on conflict do nothing`.execute(db);
    return readFeed(db, visitIds, position);
  }
  return {
    position: { epoch: first.epoch, snapshot: first.snapshot },
    sweptTo: Number(first.swept_to),
    changes: rows.filter(isChange).sort((one, other) => one.id - other.id),
  };
}

/** The person who changed a part of a visit last, as far as that is remembered. */
export async function lastWriterOf(
  db: Db,
  visitId: string,
  part: VisitPart,
  partId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ actor_name: string | null }>`
    select actor_name from visit_change where visit_id = ${visitId} and part = ${part} and part_id = ${partId}
    order by id desc limit 1`.execute(db);
  return rows[0]?.actor_name ?? undefined;
}

export const channel = 'visit_change';

export async function notifyOthers(db: Db, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}
