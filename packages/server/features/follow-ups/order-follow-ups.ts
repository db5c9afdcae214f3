import type { FollowUpOrder } from '@assay/contract/follow-ups';
import { type FollowUpList, followUpLists } from '@assay/domain/inspections/follow-up';
import { recordEvent } from '../../db/events.ts';
import type { Db } from '../../db/pool.ts';
import {
  type FollowUpTable,
  findOrderRevision,
  listFindings,
  listPriorityActions,
  placeFollowUps,
  putOrderRevision,
} from './follow-ups.queries.ts';
import { type FollowedVisit, oneWriterOf } from './write-follow-ups.ts';

interface Kind {
  table: FollowUpTable;
  list: (db: Db, visitId: string) => Promise<{ id: string; key: string; title: string }[]>;
}

const kinds: Record<FollowUpList, Kind> = {
  findings: { table: 'finding', list: listFindings },
  priorityActions: { table: 'priority_action', list: listPriorityActions },
};

/** The order of one list, whose revision is its own. */
export interface OrderRecord {
  visit: Pick<FollowedVisit, 'id' | 'kind'>;
  list: FollowUpList;
  revision: number;
}

const titlesOf = (items: readonly { title: string }[]): string => items.map(({ title }) => title).join(', ');

export async function orderOf(db: Db, visitId: string, list: FollowUpList): Promise<FollowUpOrder['ids']> {
  return (await kinds[list].list(db, visitId)).map(({ id }) => id);
}

export async function orderRevisions(db: Db, visitId: string): Promise<Record<FollowUpList, number>> {
  const revisions = await Promise.all(followUpLists.map((list) => findOrderRevision(db, visitId, list)));
  return Object.fromEntries(followUpLists.map((list, place) => [list, revisions[place]])) as Record<
    FollowUpList,
    number
  >;
}

export async function orderToWrite(db: Db, visit: OrderRecord['visit'], list: FollowUpList): Promise<OrderRecord> {
  await oneWriterOf(db, visit);
  return { visit, list, revision: await findOrderRevision(db, visit.id, list) };
}

export const showOrder = async (db: Db, { visit, list, revision }: OrderRecord): Promise<FollowUpOrder> => ({
  list,
  ids: await orderOf(db, visit.id, list),
  revision,
});

/** Puts one list into the order of the ids; what is not named, because somebody else has just added it, comes last. */
export async function writeOrder(
  db: Db,
  { visit, list, revision }: OrderRecord,
  ids: readonly string[],
): Promise<FollowUpOrder> {
  const { table, list: read } = kinds[list];
  const before = await read(db, visit.id);
  const place = new Map(ids.map((id, index) => [id, index]));
  const after = before.toSorted(
    (one, other) => (place.get(one.id) ?? ids.length) - (place.get(other.id) ?? ids.length),
  );
  const [from, to] = [titlesOf(before), titlesOf(after)];
  const keys = after.map(({ key }) => key);
  await placeFollowUps(db, table, visit.id, keys);
  await putOrderRevision(db, visit.id, list, revision + 1);
  if (from !== to)
    await recordEvent(db, {
      recordType: visit.kind,
      recordId: visit.id,
      action: 'changed',
      changes: [{ field: list, from, to }],
    });
  return { list, ids: after.map(({ id }) => id), revision: revision + 1 };
}
