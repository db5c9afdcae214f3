import type { ResultInput } from '@assay/contract/runs/result';
import { type FieldError, notFound, refuse } from '@assay/domain/problem';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import { type Rating, ratings } from '@assay/domain/ratings';
import { isUntouched, type PointResult } from '@assay/domain/runs/result';
import { contentAfter, saidFaults } from '@assay/domain/runs/said-content';
import { settledContent } from '@assay/domain/runs/settled-content';
import { recordEvent } from '../../db/events.ts';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { readSnapshot } from './read-snapshot.ts';
import { resultChanges } from './result-changes.ts';
import { type FoundResult, findResult, updateResult } from './results.queries.ts';
import type { RootKey } from './run-root.ts';
import { setPhotos } from './set-photos.ts';
import { setVoice } from './set-voice.ts';

/** Where a result is written, and by whom. */
export interface Writing {
  db: Db;
  scope: Scope;
  root: RootKey;
  recordType: string;
  writer: { userId: string; external: boolean };
  now: Date;
}

async function pointOf(db: Db, { extra_point, point_key, protocol_id, sha256 }: FoundResult): Promise<FrozenPoint> {
  if (extra_point) return extra_point;
  const { points } = await readSnapshot(db, { protocolId: protocol_id, sha256 });
  const at = points.get(point_key);
  if (!at) throw new Error(`The snapshot ${sha256} has no point ${point_key}.`);
  return at.point;
}

const resultOf = (record: FoundResult): PointResult => ({
  content: record.content,
  rating: record.rating,
  comment: record.comment,
  internalComment: record.internal_comment,
  nameOverride: record.name_override,
  prefilled: record.prefilled,
  photos: record.photos,
  voiceCommentId: record.voice_comment_id,
});

/** Skipping is a rating, and taking it back leaves none. */
function ratingAfter(was: Rating, { rating = was, skipped }: ResultInput): Rating {
  if (skipped === true) return ratings.NotApplicable;
  return skipped === false && rating === ratings.NotApplicable ? ratings.NotSet : rating;
}

function faultsOf(point: FrozenPoint, input: ResultInput): FieldError[] {
  const renamed = (input.nameOverride ?? '').trim() !== '' && !point.nameOverridable;
  return [
    ...saidFaults(point, input),
    ...(renamed ? [{ path: 'nameOverride', message: 'The name of this point stays as it is' }] : []),
  ];
}

/** Changes a result by what is sent of it; whoever is from outside neither sees nor changes internal comments. */
export async function writeResult(writing: Writing, record: FoundResult, input: ResultInput): Promise<FoundResult> {
  const { db, scope, root, writer, now } = writing;
  const point = await pointOf(db, record);
  refuse(faultsOf(point, input));
  const was = resultOf(record);
  const place = { owner: 'result', id: record.id } as const;
  const photos = input.photos ? await setPhotos(db, scope, place, record.photos, input.photos, now) : was.photos;
  if (input.voiceCommentId !== undefined) await setVoice(db, scope, record, input.voiceCommentId, now);
  const content = settledContent(point, contentAfter(was.content, input));
  const is: PointResult = {
    content,
    rating: ratingAfter(was.rating, input),
    comment: input.comment ?? was.comment,
    internalComment: writer.external ? was.internalComment : (input.internalComment ?? was.internalComment),
    nameOverride: input.nameOverride ?? was.nameOverride,
    prefilled: false,
    photos,
    voiceCommentId: input.voiceCommentId === undefined ? was.voiceCommentId : input.voiceCommentId,
  };
  await updateResult(db, record.id, {
    content: JSON.stringify(content),
    rating: is.rating,
    comment: is.comment,
    internal_comment: is.internalComment,
    name_override: is.nameOverride,
    prefilled: false,
    answered: !isUntouched(is),
    updated_by: writer.userId,
    updated_at: now,
  });
  const changes = resultChanges(point, was, is);
  if (changes.length > 0)
    await recordEvent(db, {
      recordType: writing.recordType,
      recordId: root.id,
      action: 'changed',
      changes: [{ field: 'point', from: null, to: is.nameOverride || point.name }, ...changes],
    });
  const written = await findResult(db, root, record.id);
  if (!written) throw notFound();
  return written;
}
