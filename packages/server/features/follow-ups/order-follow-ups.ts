import type { FollowUpOrder } from '@assay/contract/follow-ups';
import type { FollowUpList } from '@assay/domain/inspections/follow-up';
import { recordEvent } from '../../db/events.ts';
import type { Db } from '../../db/pool.ts';
import { type FollowUpTable, listFindings, listPriorityActions, placeFollowUps } from './follow-ups.queries.ts';

interface Kind {
  table: FollowUpTable;
  list: (db: Db, inspectionId: string) => Promise<{ id: string; key: string; title: string }[]>;
}

const kinds: Record<FollowUpList, Kind> = {
  findings: { table: 'finding', list: listFindings },
  priorityActions: { table: 'priority_action', list: listPriorityActions },
};

const titlesOf = (items: readonly { title: string }[]): string => items.map(({ title }) => title).join(', ');

export async function orderOf(db: Db, inspectionId: string, list: FollowUpList): Promise<FollowUpOrder['ids']> {
  return (await kinds[list].list(db, inspectionId)).map(({ id }) => id);
}

/** Puts one list into the order of the ids; what is not named, because somebody else has just added it, comes last. */
export async function orderFollowUps(
  db: Db,
  inspectionId: string,
  list: FollowUpList,
  ids: readonly string[],
): Promise<FollowUpOrder['ids']> {
  const { table, list: read } = kinds[list];
  const before = await read(db, inspectionId);
  const place = new Map(ids.map((id, index) => [id, index]));
  const after = before.toSorted(
    (one, other) => (place.get(one.id) ?? ids.length) - (place.get(other.id) ?? ids.length),
  );
  const [from, to] = [titlesOf(before), titlesOf(after)];
  await placeFollowUps(
    db,
    table,
    inspectionId,
    after.map(({ key }) => key),
  );
  if (from !== to)
    await recordEvent(db, {
      recordType: 'inspection',
      recordId: inspectionId,
      action: 'changed',
      changes: [{ field: list, from, to }],
    });
  return after.map(({ id }) => id);
}
