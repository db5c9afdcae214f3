import type { ResultInput } from '@assay/contract/runs/result';
import { canonicalJson } from '@assay/domain/canonical-json';
import { refuse } from '@assay/domain/problem';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import { isUntouched, type PointResult } from '@assay/domain/runs/result';
import { recordEvent } from '../../db/events.ts';
import type { Db } from '../../db/pool.ts';
import type { VisitKind } from '../../db/tables/visits.ts';
import type { Scope } from '../../db/visible.ts';
import { readSnapshot } from './read-snapshot.ts';
import { hiddenFaults, inputFaults, markFaults, resultAfter } from './result-after.ts';
import { resultChanges } from './result-changes.ts';
import { type FoundResult, lockResult, updateResult } from './results.queries.ts';
import { setPhotos } from './set-photos.ts';
import { setVoice } from './set-voice.ts';

/** Where a result is written, and by whom. */
export interface Writing {
  db: Db;
  scope: Scope;
  visit: { id: string; kind: VisitKind };
  writer: { userId: string; external: boolean };
  now: Date;
}

export async function pointOf(
  db: Db,
  { extra_point, point_key, protocol_id, sha256 }: FoundResult,
): Promise<FrozenPoint> {
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
  prefilledCells: record.prefilled_cells,
  fixedOnSite: record.fixed_on_site,
  replaced: record.replaced,
  photos: record.photos,
  voiceCommentId: record.voice_comment_id,
});

/** The answer of a result, whoever has looked at it. */
const comparable = ({ photos, prefilled: _, prefilledCells: __, ...result }: PointResult): string =>
  canonicalJson({ ...result, photos: photos.map(({ imageId, caption, layout }) => ({ imageId, caption, layout })) });

/** Whether this input would change a result. */
export async function wouldChange({ db, writer }: Writing, record: FoundResult, input: ResultInput): Promise<boolean> {
  const point = await pointOf(db, record);
  refuse([...hiddenFaults(input, writer.external), ...inputFaults(point, input)]);
  const was = resultOf(record);
  refuse(markFaults(point, was, input));
  const photos = input.photos ? input.photos.map((photo) => ({ id: '', ...photo })) : was.photos;
  return comparable(resultAfter(point, was, input, photos)) !== comparable(was);
}

/** Changes a result by what is sent of it. */
export async function writeResult(writing: Writing, record: FoundResult, input: ResultInput): Promise<FoundResult> {
  const { db, scope, visit, writer, now } = writing;
  const point = await pointOf(db, record);
  refuse([...hiddenFaults(input, writer.external), ...inputFaults(point, input)]);
  const was = resultOf(record);
  refuse(markFaults(point, was, input));
  const place = { owner: 'result', id: record.id, visitId: visit.id } as const;
  const photos = input.photos ? await setPhotos(db, scope, place, record.photos, input.photos, now) : was.photos;
  if (input.voiceCommentId !== undefined) await setVoice(db, scope, record, input.voiceCommentId, now);
  const is = resultAfter(point, was, input, photos);
  const changes = resultChanges(point, was, is);
  await Promise.all([
    updateResult(db, {
      id: record.id,
      content: JSON.stringify(is.content),
      rating: is.rating,
      comment: is.comment,
      internal_comment: is.internalComment,
      name_override: is.nameOverride,
      prefilled_cells: is.prefilledCells ?? [],
      kept_slips: input.keptSlips ?? record.kept_slips,
      fixed_on_site: is.fixedOnSite ?? false,
      replaced: is.replaced ?? false,
      answered: !isUntouched(is),
      updated_by: writer.userId,
      updated_at: now,
    }),
    changes.length > 0 &&
      recordEvent(db, {
        recordType: visit.kind,
        recordId: visit.id,
        action: 'changed',
        changes: [{ field: 'point', from: null, to: is.nameOverride || point.name }, ...changes],
      }),
  ]);
  // Only the database knows what kind of picture each new photo is.
  const shown = input.photos && (await lockResult(db, visit.id, record.id))?.photos;
  return {
    ...record,
    content: is.content,
    rating: is.rating,
    comment: is.comment,
    internal_comment: is.internalComment,
    name_override: is.nameOverride,
    prefilled: false,
    prefilled_cells: is.prefilledCells ?? [],
    kept_slips: input.keptSlips ?? record.kept_slips,
    fixed_on_site: is.fixedOnSite ?? false,
    replaced: is.replaced ?? false,
    voice_comment_id: is.voiceCommentId,
    photos: shown ?? record.photos,
    revision: record.revision + 1,
  };
}
