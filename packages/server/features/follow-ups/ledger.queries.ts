import { followUpStates, isClosed } from '@assay/domain/inspections/follow-up';
import type { Disposal } from '@assay/domain/inspections/ledger';
import { sql } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';
import type { FollowUpTable } from './follow-ups.queries.ts';
import { listFollowUps, mostListed } from './machine-follow-ups.queries.ts';

/** The visit whose ledger it is: the open items of earlier visits. */
export interface LedgerVisit {
  id: string;
  equipment_id: string;
  visited_at: Date;
  /** True while the visit must answer open items; otherwise only those that it answered are listed. */
  asks: boolean;
}

const unclosed = followUpStates.filter((state) => !isClosed(state));

/** Items of earlier visits in scope that are open or to be verified, and every item that this visit has answered. */
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

/** The answers of this visit, keyed by the item. */
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

/** True when an item belongs to another, submitted visit to this machine. */
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
  /** Noted with the first answer of the visit; later answers leave it. */
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
