import { type FindingInput, mostFollowUps, type PriorityActionInput } from '@assay/contract/follow-ups';
import { newId } from '@assay/domain/id';
import { notFound, Problem } from '@assay/domain/problem';
import { recordEvent } from '../../db/events.ts';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { forgetImages } from '../images/forget-images.ts';
import { setPhotos } from '../runs/set-photos.ts';
import {
  deleteFollowUp,
  type FindingRecord,
  type FollowUpTable,
  findFinding,
  findPriorityAction,
  isKeyTaken,
  listFindings,
  listPriorityActions,
  type PriorityActionRecord,
  putFollowUp,
  readFinding,
  readPriorityAction,
} from './follow-ups.queries.ts';

/** The inspection that is written, which its caller has guarded and locked. */
export interface Written {
  id: string;
  equipment_id: string;
}

/** What stands under an id that the sender made: one of this inspection, or room for a new one. */
export interface Slot<Record> {
  id: string;
  /** The key of its row; another one than the id where a record of another inspection has that. */
  key: string;
  inspection: Written;
  found: Record | undefined;
  revision: number;
}

interface Asked<Record> {
  inspection: Written;
  id: string;
  found: Record | undefined;
  ifMatch: string | undefined;
  others: () => Promise<unknown[]>;
}

async function slotFor<Record extends { key: string; revision: number }>(
  db: Db,
  table: FollowUpTable,
  { inspection, id, found, ifMatch, others }: Asked<Record>,
): Promise<Slot<Record>> {
  // Whoever has seen it wants to change it, not to make it again.
  if (!found && ifMatch !== undefined && ifMatch !== '"0"') throw notFound();
  if (!found && (await others()).length >= mostFollowUps)
    throw new Problem('conflict', `An inspection has at most ${mostFollowUps} of them.`, { code: 'tooMany' });
  const key = found?.key ?? ((await isKeyTaken(db, table, id)) ? newId() : id);
  return { id, key, inspection, found, revision: found?.revision ?? 0 };
}

export const findingSlot = async (db: Db, inspection: Written, id: string, ifMatch?: string) =>
  slotFor(db, 'finding', {
    ...{ inspection, id, ifMatch },
    found: await findFinding(db, inspection.id, id),
    others: () => listFindings(db, inspection.id),
  });

export const actionSlot = async (db: Db, inspection: Written, id: string, ifMatch?: string) =>
  slotFor(db, 'priority_action', {
    ...{ inspection, id, ifMatch },
    found: await findPriorityAction(db, inspection.id, id),
    others: () => listPriorityActions(db, inspection.id),
  });

const rowOf = ({ id, key, inspection }: Slot<unknown>) => ({
  id: key,
  known_as: key === id ? null : id,
  inspection_id: inspection.id,
  equipment_id: inspection.equipment_id,
});

export async function writeFinding(
  db: Db,
  scope: Scope,
  slot: Slot<FindingRecord>,
  { photos, ...said }: FindingInput,
  now: Date,
): Promise<FindingRecord> {
  await putFollowUp(db, 'finding', rowOf(slot), said);
  const before = slot.found?.photos ?? [];
  await setPhotos(db, scope, { owner: 'finding', id: slot.key }, before, photos, now);
  if (before.length !== photos.length)
    await recordEvent(db, {
      recordType: 'inspection',
      recordId: slot.inspection.id,
      action: 'changed',
      changes: [
        { field: 'finding', from: null, to: said.title },
        { field: 'photos', from: String(before.length), to: String(photos.length) },
      ],
    });
  return ofInspection(await readFinding(db, slot.key), slot.inspection);
}

export async function writeAction(
  db: Db,
  slot: Slot<PriorityActionRecord>,
  said: PriorityActionInput,
): Promise<PriorityActionRecord> {
  await putFollowUp(db, 'priority_action', rowOf(slot), said);
  return ofInspection(await readPriorityAction(db, slot.key), slot.inspection);
}

function ofInspection<Record extends { inspection_id: string }>(found: Record | undefined, { id }: Written): Record {
  if (found?.inspection_id !== id) throw notFound();
  return found;
}

export async function removeFinding(db: Db, inspection: Written, id: string, now: Date): Promise<void> {
  const { key, photos } = ofInspection(await findFinding(db, inspection.id, id), inspection);
  await deleteFollowUp(db, 'finding', key);
  await forgetImages(
    db,
    photos.map(({ imageId }) => imageId),
    now,
  );
}

export async function removeAction(db: Db, inspection: Written, id: string): Promise<void> {
  const { key } = ofInspection(await findPriorityAction(db, inspection.id, id), inspection);
  await deleteFollowUp(db, 'priority_action', key);
}
