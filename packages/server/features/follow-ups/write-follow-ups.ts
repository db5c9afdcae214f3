import { type FindingInput, mostFollowUps, type PriorityActionInput } from '@assay/contract/follow-ups';
import { notFound, Problem } from '@assay/domain/problem';
import { recordEvent } from '../../db/events.ts';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { forgetImages } from '../images/forget-images.ts';
import { setPhotos } from '../runs/set-photos.ts';
import {
  deleteFollowUp,
  type FindingRecord,
  findFinding,
  findPriorityAction,
  listFindings,
  listPriorityActions,
  type PriorityActionRecord,
  putFollowUp,
} from './follow-ups.queries.ts';

/** The inspection that is written, which its caller has guarded and locked. */
export interface Written {
  id: string;
  equipment_id: string;
}

/** What stands under an id that the sender made: one of this inspection, or room for a new one. */
export interface Slot<Record> {
  id: string;
  inspection: Written;
  found: Record | undefined;
  revision: number;
}

async function slotFor<Record extends { inspection_id: string; revision: number }>(
  inspection: Written,
  id: string,
  found: Record | undefined,
  ifMatch: string | undefined,
  others: () => Promise<unknown[]>,
): Promise<Slot<Record>> {
  if (found && found.inspection_id !== inspection.id) throw notFound();
  // Whoever has seen it wants to change it, not to make it again.
  if (!found && ifMatch !== undefined && ifMatch !== '"0"') throw notFound();
  if (!found && (await others()).length >= mostFollowUps)
    throw new Problem('conflict', `An inspection has at most ${mostFollowUps} of them.`, { code: 'tooMany' });
  return { id, inspection, found, revision: found?.revision ?? 0 };
}

export const findingSlot = async (db: Db, inspection: Written, id: string, ifMatch?: string) =>
  slotFor(inspection, id, await findFinding(db, id), ifMatch, () => listFindings(db, inspection.id));

export const actionSlot = async (db: Db, inspection: Written, id: string, ifMatch?: string) =>
  slotFor(inspection, id, await findPriorityAction(db, id), ifMatch, () => listPriorityActions(db, inspection.id));

const rowOf = ({ id, inspection }: Slot<unknown>) => ({
  id,
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
  await setPhotos(db, scope, { owner: 'finding', id: slot.id }, before, photos, now);
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
  return ofInspection(await findFinding(db, slot.id), slot.inspection);
}

export async function writeAction(
  db: Db,
  slot: Slot<PriorityActionRecord>,
  said: PriorityActionInput,
): Promise<PriorityActionRecord> {
  await putFollowUp(db, 'priority_action', rowOf(slot), said);
  return ofInspection(await findPriorityAction(db, slot.id), slot.inspection);
}

function ofInspection<Record extends { inspection_id: string }>(found: Record | undefined, { id }: Written): Record {
  if (found?.inspection_id !== id) throw notFound();
  return found;
}

export async function removeFinding(db: Db, inspection: Written, id: string, now: Date): Promise<void> {
  const { photos } = ofInspection(await findFinding(db, id), inspection);
  await deleteFollowUp(db, 'finding', id);
  await forgetImages(
    db,
    photos.map(({ imageId }) => imageId),
    now,
  );
}

export async function removeAction(db: Db, inspection: Written, id: string): Promise<void> {
  ofInspection(await findPriorityAction(db, id), inspection);
  await deleteFollowUp(db, 'priority_action', id);
}
