import { followUpStates, isClosed } from '@assay/domain/inspections/follow-up';
import type { Disposal } from '@assay/domain/inspections/ledger';
import { sql } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';
import type { FollowUpTable } from './follow-ups.queries.ts';
import { listFollowUps, mostListed } from './machine-follow-ups.queries.ts';

/** The visit whose ledger it is. */
export interface LedgerVisit {
  id: string;
  equipment_id: string;
  visited_at: Date;
  /** What is not closed stands in it, what is still open is asked for; else only what was said is told. */
  asks: boolean;
}

const unclosed = followUpStates.filter((state) => !isClosed(state));

/** What earlier visits left open or to be verified, of those that the reader may see, and whatever this visit has said something of. */
export function listLedger(db: Db, scope: Scope, { id, equipment_id, visited_at, asks }: LedgerVisit) {
  const said = sql`id in (select follow_up_id from disposal where visit_id = ${id})`;
  const wanted = asks ? sql`(state = any(${unclosed}) or ${said})` : said;
  return listFollowUps(db, scope, {
    found: sql`equipment_id = ${equipment_id} and visit_id <> ${id} and ${wanted}`,
    until: visited_at,
    order: sql`submitted.visited_at, followed.kind, followed.index`,
    most: mostListed,
  });
}

const columnOf = { finding: 'finding_id', priority_action: 'priority_action_id' } as const;

/** What this visit has said, by the keys of what it is said of. */
export async function listDisposals(
  db: Db,
  visitId: string,
): Promise<Map<string, { answer: Disposal; was_reported: boolean; revision: number }>> {
  const rows = await afterGuard(db)
    .selectFrom('disposal')
    .select(['follow_up_id', 'answer', 'was_reported', 'revision'])
    .where('visit_id', '=', visitId)
    .execute();
  return new Map(rows.map(({ follow_up_id, ...said }) => [follow_up_id, said]));
}

export const findDisposal = (db: Db, visitId: string, key: string) =>
  afterGuard(db)
    .selectFrom('disposal')
    .select(['answer', 'revision'])
    .where('visit_id', '=', visitId)
    .where('follow_up_id', '=', key)
    .executeTakeFirst();

/** Whether something is of a submitted visit to this machine, and of another one than this. */
export const isOfEarlierVisit = async (
  db: Db,
  scope: Scope,
  table: FollowUpTable,
  key: string,
  visit: Pick<LedgerVisit, 'id' | 'equipment_id'>,
): Promise<boolean> =>
  (await visible
    .visits(db, scope)
    .innerJoin(`${table as 'finding'} as followed`, 'followed.visit_id', 'visit.id')
    .select('followed.id')
    .where('followed.id', '=', key)
    .where('followed.equipment_id', '=', visit.equipment_id)
    .where('visit.id', '<>', visit.id)
    .where('visit.current_version', '>', 0)
    .executeTakeFirst()) !== undefined;

interface Said {
  visitId: string;
  table: FollowUpTable;
  key: string;
  answer: Disposal;
  /** As it is when the visit says its first word on it; later ones leave it alone. */
  wasReported: boolean;
  by: string;
  at: Date;
}

export async function putDisposal(db: Db, { visitId, table, key, answer, wasReported, by, at }: Said): Promise<void> {
  const said = { answer, said_by: by, said_at: at };
  await afterGuard(db)
    .insertInto('disposal')
    .values({
      ...{ visit_id: visitId, finding_id: null, priority_action_id: null, [columnOf[table]]: key },
      ...{ ...said, was_reported: wasReported },
    })
    .onConflict((known) =>
      known
        .columns(['visit_id', 'follow_up_id'])
        .doUpdateSet({ ...said, revision: sql<number>`disposal.revision + 1` }),
    )
    .execute();
}
