import type { FollowUpOrder } from '@assay/contract/follow-ups';
import type { FollowUpList } from '@assay/domain/inspections/follow-up';
import type { Db } from '../../db/pool.ts';
import { orderFollowUps, orderOf } from '../follow-ups/order-follow-ups.ts';
import { nextRevisions, revisionOf } from './field-revisions.ts';
import { type InspectionRecord, updateInspection } from './inspections.queries.ts';
import { inspectionToPerform } from './load-inspection.ts';

interface OrderRecord {
  inspection: InspectionRecord;
  list: FollowUpList;
  revision: number;
}

type Asked = Parameters<typeof inspectionToPerform>[0] & { params: { list: string } };

export async function orderToWrite(asked: Asked): Promise<OrderRecord> {
  const inspection = await inspectionToPerform(asked);
  const list = asked.params.list as FollowUpList;
  return { inspection, list, revision: revisionOf(inspection, list) };
}

export const showOrder = async (db: Db, { inspection, list, revision }: OrderRecord): Promise<FollowUpOrder> => ({
  list,
  ids: await orderOf(db, inspection.id, list),
  revision,
});

export async function writeOrder(db: Db, { inspection, list, revision }: OrderRecord, ids: readonly string[]) {
  const ordered = await orderFollowUps(db, inspection.id, list, ids);
  await updateInspection(db, inspection.id, { field_revisions: nextRevisions(inspection, list) });
  return { list, ids: ordered, revision: revision + 1 };
}
