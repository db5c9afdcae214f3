import { newId } from '@assay/domain/id';
import { usualDue } from '@assay/domain/inspections/follow-up';
import { isFailure, ratings } from '@assay/domain/ratings';
import { asksForPhoto } from '@assay/domain/runs/judge-result';
import type { Db } from '../../db/pool.ts';
import { type FollowUpTable, updateFollowUp } from '../../features/follow-ups/follow-ups.queries.ts';
import { actionSlot, findingSlot, writeAction, writeFinding } from '../../features/follow-ups/write-follow-ups.ts';
import { type InspectionRecord, putSignature } from '../../features/inspections/inspections.queries.ts';
import { signedAnswers } from '../../features/inspections/signatures.ts';
import { writePhotos } from '../../features/runs/photos.queries.ts';
import { type Person, scopeOf } from '../../http/session/session.ts';
import { actAs } from '../tell-past.queries.ts';
import type { AnsweredPoint } from './answer-run.ts';
import { type Dice, dice } from './dice.ts';
import { actionOf, failedPoints, findingOf } from './findings.ts';
import type { Album } from './pictures/album.ts';
import type { Subject } from './pictures/draw-photo.ts';
import type { Silhouette } from './pictures/silhouettes.ts';

/** Where and by whom something is written down. */
export interface VisitWriting {
  db: Db;
  person: Person;
  album: Album;
  silhouette: Silhouette;
  now: Date;
}

const captions: Record<Subject, readonly string[]> = {
  wear: ['The most worn place', 'Wear as found, before cleaning'],
  reading: ['The instrument at the time of reading'],
  crack: ['The crack, cleaned', 'Both ends are marked'],
  leak: ['As found, before cleaning', 'Where the oil comes from'],
  overview: ['As found', 'After cleaning', 'Seen from the platform'],
};

/** What fails is photographed, and whatever a point asks a photo for. */
export async function photographed(
  { album, silhouette }: VisitWriting,
  points: readonly AnsweredPoint[],
  seed: string,
): Promise<AnsweredPoint[]> {
  const shown: AnsweredPoint[] = [];
  for (const answered of points) {
    const { at, answer, result } = answered;
    const own = dice(seed, at.point.name, 'photo');
    const isRequired = at.point.photoField.required && asksForPhoto(at.point, result.rating);
    const isWorthIt = isFailure(result.rating) || (result.rating === ratings.Follow && own.chance(0.3));
    if (!at.point.photoField.present || result.rating === ratings.NotApplicable || !(isRequired || isWorthIt)) {
      shown.push(answered);
      continue;
    }
    const subject = answer.cause === 'condition' ? 'wear' : (answer.cause ?? 'overview');
    const both: Subject[] = isFailure(result.rating) && own.chance(0.5) ? [subject, 'overview'] : [subject];
    const photos = [];
    for (const one of both) {
      const imageId = await album.photo(silhouette, one, own);
      photos.push({ imageId, caption: own.one(captions[one]), layout: 'Default' as const });
    }
    shown.push({ ...answered, result: { ...result, photos } });
  }
  return shown;
}

/** A finding and the action that follows from it, which are done together. */
export type OpenFollowUp = Record<FollowUpTable, string>;

/** Findings and priority actions of what failed, each with somebody who sees to it. */
export async function writeFollowUps(
  { db, person, now }: VisitWriting,
  inspection: InspectionRecord,
  points: readonly AnsweredPoint[],
): Promise<OpenFollowUp[]> {
  const scope = scopeOf(person);
  const open: OpenFollowUp[] = [];
  const follow = async (table: FollowUpTable, id: string, due: string | null, isFixed: boolean) => {
    const done = isFixed ? ({ state: 'done', closed_at: now } as const) : ({ state: 'open' } as const);
    await updateFollowUp(db, table, id, { ...done, owner_id: person.userId, due });
  };
  for (const failed of failedPoints(points)) {
    // As the words have it: what must not wait is due on the day that it was found.
    const due = usualDue(failed.result.rating, now);
    const id = newId(now.getTime());
    await writeFinding(db, scope, await findingSlot(db, inspection, id), { ...findingOf(failed), photos: [] }, now);
    const photos = failed.result.photos.map((photo) => ({ ...photo, id: newId(now.getTime()) }));
    if (photos.length > 0) await writePhotos(db, { owner: 'finding', id }, photos);
    const isFixed = failed.result.fixedOnSite ?? false;
    await follow('finding', id, due, isFixed);
    const actionId = newId(now.getTime());
    await writeAction(db, await actionSlot(db, inspection, actionId), actionOf(failed));
    await follow('priority_action', actionId, due, isFixed);
    if (!isFixed) open.push({ finding: id, priority_action: actionId });
  }
  return open;
}

/** What earlier visits left open is mostly done by now, says their Manager, who looked at some of it again. */
export async function closeFollowUps(
  { db, person, now }: Pick<VisitWriting, 'db' | 'person' | 'now'>,
  open: readonly OpenFollowUp[],
  own: Dice,
): Promise<OpenFollowUp[]> {
  if (open.length > 0) await actAs(db, person, now);
  const left: OpenFollowUp[] = [];
  for (const one of open) {
    if (own.chance(0.15)) {
      left.push(one);
      continue;
    }
    const state = own.one(['done', 'verified', 'verified', 'done', 'done', 'void'] as const);
    for (const table of ['finding', 'priority_action'] as const)
      await updateFollowUp(db, table, one[table], { state, closed_at: now });
  }
  return left;
}

/** Both sign, or the inspector alone. */
export async function sign(
  { db, person, album, now }: VisitWriting,
  inspection: InspectionRecord,
  customerName: string | undefined,
): Promise<void> {
  const signers = [
    { role: 'provider', name: person.name } as const,
    ...(customerName ? [{ role: 'customer', name: customerName } as const] : []),
  ];
  const answers = await signedAnswers(db, inspection);
  for (const { role, name } of signers)
    await putSignature(db, {
      id: newId(now.getTime()),
      visit_id: inspection.id,
      role,
      signer_name: name,
      image_id: await album.signature(name),
      signed_at: now,
      given_on_version: inspection.current_version + 1,
      given_on_answers: answers,
    });
}
