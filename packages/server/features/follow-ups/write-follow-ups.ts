import { type FindingInput, mostFollowUps, type PriorityActionInput } from '@assay/contract/follow-ups';
import { newId } from '@assay/domain/id';
import { invalidField, notFound, Problem } from '@assay/domain/problem';
import { message } from '@assay/domain/words/message';
import { recordEvent } from '../../db/events.ts';
import type { Db } from '../../db/pool.ts';
import type { VisitKind } from '../../db/tables/visits.ts';
import { oneAtATime } from '../../db/turns.ts';
import type { Scope } from '../../db/visible.ts';
import { forgetImages } from '../files/forget-images.ts';
import { listShownInVisit } from '../runs/photos.queries.ts';
import { setPhotos, type WantedPhoto } from '../runs/photos.ts';
import {
  deleteFollowUp,
  type FindingRecord,
  type FollowUpTable,
  findFinding,
  findPriorityAction,
  hasPoint,
  isKeyTaken,
  listFindings,
  listPriorityActions,
  type PriorityActionRecord,
  putFollowUp,
  readFinding,
  readPriorityAction,
} from './follow-ups.queries.ts';
import { findOwner } from './machine-follow-ups.queries.ts';

/** The visit that is written, which its caller has guarded and holds. */
export interface FollowedVisit {
  id: string;
  kind: VisitKind;
  company_id: string;
  equipment_id: string;
}

/** The follow-ups of a visit, with their photos, places and orders, are written by one person after the other. */
export const oneWriterOf = (db: Db, { id }: Pick<FollowedVisit, 'id'>): Promise<void> =>
  oneAtATime(db, `follow-ups ${id}`);

/** The record under an id that the sender made: one of this visit, or room for a new one. */
export interface Slot<Record> {
  id: string;
  /** The key of its row; another one than the id where a record of another visit has that. */
  key: string;
  visit: FollowedVisit;
  found: Record | undefined;
  revision: number;
}

interface Wanted<Record> {
  visit: FollowedVisit;
  id: string;
  found: Record | undefined;
  ifMatch: string | undefined;
  others: () => Promise<unknown[]>;
}

async function slotFor<Record extends { key: string; revision: number }>(
  db: Db,
  table: FollowUpTable,
  { visit, id, found, ifMatch, others }: Wanted<Record>,
): Promise<Slot<Record>> {
  // A revision means that the sender has seen the record, so it wants to change it and not to make it again.
  if (!found && ifMatch !== undefined && ifMatch !== '"0"') throw notFound();
  if (!found && (await others()).length >= mostFollowUps)
    throw new Problem('conflict', message('followUp.tooMany', { max: mostFollowUps }), { code: 'tooMany' });
  const key = found?.key ?? ((await isKeyTaken(db, table, id)) ? newId() : id);
  return { id, key, visit, found, revision: found?.revision ?? 0 };
}

export async function findingSlot(db: Db, visit: FollowedVisit, id: string, ifMatch?: string) {
  await oneWriterOf(db, visit);
  const found = await findFinding(db, visit.id, id);
  return slotFor(db, 'finding', { visit, id, ifMatch, found, others: () => listFindings(db, visit.id) });
}

export async function actionSlot(db: Db, visit: FollowedVisit, id: string, ifMatch?: string) {
  await oneWriterOf(db, visit);
  const found = await findPriorityAction(db, visit.id, id);
  return slotFor(db, 'priority_action', { visit, id, ifMatch, found, others: () => listPriorityActions(db, visit.id) });
}

const rowOf = ({ id, key, visit }: Slot<unknown>) => ({
  id: key,
  known_as: key === id ? null : id,
  visit_id: visit.id,
  equipment_id: visit.equipment_id,
});

/** A follow-up is about a point of its own visit, or about none. */
async function refuseOtherPoint(db: Db, visit: FollowedVisit, pointId: string | null | undefined): Promise<void> {
  if (pointId && !(await hasPoint(db, visit.id, pointId))) throw invalidField('pointId', 'followUp.unknownPoint');
}

/** The present owner is not checked, since they may have left the company. */
async function refuseOtherOwner(
  { db, scope, now }: { db: Db; scope: Scope; now: Date },
  { visit, found }: Slot<FindingRecord>,
  ownerId: string | null,
) {
  if (ownerId && ownerId !== found?.owner_id && !(await findOwner(db, scope, visit.company_id, ownerId, now)))
    throw invalidField('ownerId', 'person.unknown');
}

/** A finding that was fixed on site is done, until somebody reopens it. */
function stateAfter(
  found: FindingRecord | undefined,
  fixedOnSite: boolean | undefined,
  now: Date,
): Record<string, string | Date | null> {
  if (fixedOnSite === undefined || fixedOnSite === (found?.fixed_on_site ?? false)) return {};
  const from = found?.state ?? 'open';
  if (fixedOnSite) return from === 'open' ? { state: 'done', closed_at: now } : {};
  return from === 'done' ? { state: 'open', closed_at: null } : {};
}

/** A photo that was drawn on at its point after the finding was written, and before that arrived: the drawing stands for it. */
async function asDrawn(
  db: Db,
  visit: FollowedVisit,
  before: readonly { imageId: string }[],
  photos: readonly WantedPhoto[],
): Promise<WantedPhoto[]> {
  const known = new Set(before.map(({ imageId }) => imageId));
  const added = photos.filter(({ imageId }) => !known.has(imageId)).map(({ imageId }) => imageId);
  const shown = await listShownInVisit(db, visit.id, added);
  const wanted = new Set(photos.map(({ imageId }) => imageId));
  return photos.flatMap((photo) => {
    const instead = shown.get(photo.imageId) ?? photo.imageId;
    if (known.has(photo.imageId) || instead === photo.imageId) return [photo];
    return wanted.has(instead) ? [] : [{ ...photo, imageId: instead }];
  });
}

export async function writeFinding(
  db: Db,
  scope: Scope,
  slot: Slot<FindingRecord>,
  { photos, fixedOnSite, pointId, ownerId, due, ...input }: FindingInput,
  now: Date,
): Promise<FindingRecord> {
  await refuseOtherPoint(db, slot.visit, pointId);
  await refuseOtherOwner({ db, scope, now }, slot, ownerId ?? null);
  await putFollowUp(db, 'finding', rowOf(slot), {
    ...input,
    ...stateAfter(slot.found, fixedOnSite, now),
    ...(fixedOnSite !== undefined && { fixed_on_site: fixedOnSite }),
    ...(pointId !== undefined && { point_key: pointId }),
    ...(ownerId !== undefined && { owner_id: ownerId }),
    ...(due !== undefined && { due }),
  });
  const before = slot.found?.photos ?? [];
  const place = { owner: 'finding', id: slot.key, visitId: slot.visit.id } as const;
  await setPhotos(db, scope, place, before, await asDrawn(db, slot.visit, before, photos), now);
  if (before.length !== photos.length)
    await recordEvent(db, {
      recordType: slot.visit.kind,
      recordId: slot.visit.id,
      action: 'changed',
      changes: [
        { field: 'finding', from: null, to: input.title },
        { field: 'photos', from: String(before.length), to: String(photos.length) },
      ],
    });
  return ofVisit(await readFinding(db, slot.key), slot.visit);
}

export async function writeAction(
  db: Db,
  slot: Slot<PriorityActionRecord>,
  { pointId, ...input }: PriorityActionInput,
): Promise<PriorityActionRecord> {
  await refuseOtherPoint(db, slot.visit, pointId);
  await putFollowUp(db, 'priority_action', rowOf(slot), {
    ...input,
    ...(pointId !== undefined && { point_key: pointId }),
  });
  return ofVisit(await readPriorityAction(db, slot.key), slot.visit);
}

function ofVisit<Record extends { visit_id: string }>(found: Record | undefined, { id }: FollowedVisit): Record {
  if (found?.visit_id !== id) throw notFound();
  return found;
}

export async function removeFinding(db: Db, visit: FollowedVisit, id: string, now: Date): Promise<void> {
  await oneWriterOf(db, visit);
  const { key, photos } = ofVisit(await findFinding(db, visit.id, id), visit);
  await deleteFollowUp(db, 'finding', key);
  await forgetImages(
    db,
    photos.map(({ imageId }) => imageId),
    now,
  );
}

export async function removeAction(db: Db, visit: FollowedVisit, id: string): Promise<void> {
  await oneWriterOf(db, visit);
  const { key } = ofVisit(await findPriorityAction(db, visit.id, id), visit);
  await deleteFollowUp(db, 'priority_action', key);
}
