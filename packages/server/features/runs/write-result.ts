import type { ResultInput } from '@assay/contract/runs/result';
import { canonicalJson } from '@assay/domain/canonical-json';
import { type FieldError, fieldError, invalidField, refuse } from '@assay/domain/problem';
import { resultValue } from '@assay/domain/protocols/dependencies/result-value';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import { needsAttention, type Rating, ratingLabels, ratings } from '@assay/domain/ratings';
import { cellsLeft, selectionCell } from '@assay/domain/runs/last-visit-cells';
import { isUntouched, type PointResult } from '@assay/domain/runs/result';
import type { ResultPhoto } from '@assay/domain/runs/result-photos';
import { contentAfter, contentFaults, idsIn } from '@assay/domain/runs/wire-content';
import { withComputed } from '@assay/domain/runs/with-computed';
import { isWatched } from '@assay/domain/trends/life-range';
import { recordEvent } from '../../db/events.ts';
import type { Db } from '../../db/pool.ts';
import type { VisitKind } from '../../db/tables/visits.ts';
import type { Scope } from '../../db/visible.ts';
import { markForDeletion } from '../files/stored-files.queries.ts';
import { setPhotos } from './photos.ts';
import { readSnapshot } from './read-snapshot.ts';
import { type FoundResult, lockResult, updateResult } from './results.queries.ts';
import { bindVoiceComment, releaseVoiceComment } from './voice-comments.queries.ts';

/** The context of a write to a result. */
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

/** The answer of a result without the marks of what was looked at. */
const comparable = ({ photos, prefilled: _, prefilledCells: __, ...result }: PointResult): string =>
  canonicalJson({ ...result, photos: photos.map(({ imageId, caption, layout }) => ({ imageId, caption, layout })) });

/** True when this input would change a result. */
export async function wouldChange({ db, writer }: Writing, record: FoundResult, input: ResultInput): Promise<boolean> {
  const point = await pointOf(db, record);
  refuse([...hiddenFaults(input, writer.external), ...inputFaults(point, input)]);
  const before = resultOf(record);
  refuse(markFaults(point, before, input));
  const photos = input.photos ? input.photos.map((photo) => ({ id: '', ...photo })) : before.photos;
  return comparable(resultAfter(point, before, input, photos)) !== comparable(before);
}

/** Changes a result by what is sent of it. */
export async function writeResult(writing: Writing, record: FoundResult, input: ResultInput): Promise<FoundResult> {
  const { db, scope, visit, writer, now } = writing;
  const point = await pointOf(db, record);
  refuse([...hiddenFaults(input, writer.external), ...inputFaults(point, input)]);
  const before = resultOf(record);
  refuse(markFaults(point, before, input));
  const place = { owner: 'result', id: record.id, visitId: visit.id } as const;
  const photos = input.photos ? await setPhotos(db, scope, place, record.photos, input.photos, now) : before.photos;
  if (input.voiceCommentId !== undefined) await setVoice(db, scope, record, input.voiceCommentId, now);
  const after = resultAfter(point, before, input, photos);
  const changes = resultChanges(point, before, after);
  await Promise.all([
    updateResult(db, {
      id: record.id,
      content: JSON.stringify(after.content),
      rating: after.rating,
      comment: after.comment,
      internal_comment: after.internalComment,
      name_override: after.nameOverride,
      prefilled_cells: after.prefilledCells ?? [],
      kept_slips: input.keptSlips ?? record.kept_slips,
      fixed_on_site: after.fixedOnSite ?? false,
      replaced: after.replaced ?? false,
      answered: !isUntouched(after),
      updated_by: writer.userId,
      updated_at: now,
    }),
    changes.length > 0 &&
      recordEvent(db, {
        recordType: visit.kind,
        recordId: visit.id,
        action: 'changed',
        changes: [{ field: 'point', from: null, to: after.nameOverride || point.name }, ...changes],
      }),
  ]);
  // Only the database knows what kind of picture each new photo is.
  const shown = input.photos && (await lockResult(db, visit.id, record.id))?.photos;
  return {
    ...record,
    content: after.content,
    rating: after.rating,
    comment: after.comment,
    internal_comment: after.internalComment,
    name_override: after.nameOverride,
    prefilled: false,
    prefilled_cells: after.prefilledCells ?? [],
    kept_slips: input.keptSlips ?? record.kept_slips,
    fixed_on_site: after.fixedOnSite ?? false,
    replaced: after.replaced ?? false,
    voice_comment_id: after.voiceCommentId,
    photos: shown ?? record.photos,
    revision: record.revision + 1,
  };
}

/** Skipping is a rating, and taking it back leaves none. */
function ratingAfter(before: Rating, { rating = before, skipped }: ResultInput): Rating {
  if (skipped === true) return ratings.NotApplicable;
  return skipped === false && rating === ratings.NotApplicable ? ratings.NotSet : rating;
}

/** Cells that the point does not have. */
function unknownCells(point: FrozenPoint, cells: readonly string[]): FieldError[] {
  if (cells.length === 0) return [];
  const known = idsIn(point).add(selectionCell);
  return cells.flatMap((cell, place) =>
    cell.split('/').every((id) => known.has(id)) ? [] : [fieldError(`prefilledCells.${place}`, 'answer.otherPart')],
  );
}

/** The faults of this input for a point. */
export function inputFaults(point: FrozenPoint, input: ResultInput): FieldError[] {
  const renamed = (input.nameOverride ?? '').trim() !== '' && !point.nameOverridable;
  return [
    ...contentFaults(point, input),
    ...unknownCells(point, input.prefilledCells ?? []),
    ...(renamed ? [fieldError('nameOverride', 'answer.nameStays')] : []),
  ];
}

/** Only what is rated worse than Ok can be fixed on site, and only of a part that is watched it matters that it was replaced. */
function markFaults(point: FrozenPoint, before: PointResult, input: ResultInput): FieldError[] {
  return [
    ...(input.fixedOnSite && !needsAttention(ratingAfter(before.rating, input))
      ? [fieldError('fixedOnSite', 'answer.nothingToFix')]
      : []),
    ...(input.replaced && !isWatched(point) ? [fieldError('replaced', 'answer.notWatched')] : []),
  ];
}

/** People from outside never read internal comments, so one that they send is refused. */
const hiddenFaults = ({ internalComment }: ResultInput, external: boolean): FieldError[] =>
  external && internalComment !== undefined ? [fieldError('internalComment', 'value.readOnly')] : [];

/** A result after an input. */
export const resultAfter = (
  point: FrozenPoint,
  before: PointResult,
  input: ResultInput,
  photos: ResultPhoto[],
): PointResult => {
  const content = withComputed(point, contentAfter(before.content, input));
  const rating = ratingAfter(before.rating, input);
  return {
    content,
    rating,
    comment: input.comment ?? before.comment,
    internalComment: input.internalComment ?? before.internalComment,
    nameOverride: input.nameOverride ?? before.nameOverride,
    prefilled: false,
    prefilledCells: cellsLeft(point, before, content, input.prefilledCells),
    fixedOnSite: needsAttention(rating) && (input.fixedOnSite ?? before.fixedOnSite ?? false),
    replaced: input.replaced ?? before.replaced ?? false,
    photos,
    voiceCommentId: input.voiceCommentId === undefined ? before.voiceCommentId : input.voiceCommentId,
  };
};

interface FieldChange {
  field: string;
  from: string;
  to: string;
}

/** Only the beginning of long texts is recorded, since results are saved while people type. */
const longestRecorded = 200;
const shortened = (text: string): string =>
  text.length > longestRecorded ? `${text.slice(0, longestRecorded)}…` : text;

const labels = new Map<number, string>(
  Object.entries(ratings).map(([name, rating]) => [rating, ratingLabels[name as keyof typeof ratings]]),
);

const texts = (point: FrozenPoint, result: PointResult): Record<string, string> => ({
  answer: [resultValue(point, result.content) ?? ''].flat().join(', '),
  rating: labels.get(result.rating) ?? '',
  comment: result.comment,
  internalComment: result.internalComment,
  nameOverride: result.nameOverride,
  fixedOnSite: result.fixedOnSite ? 'yes' : '',
  replaced: result.replaced ? 'yes' : '',
  photos: String(result.photos.length),
  voiceComment: result.voiceCommentId === null ? '' : 'recorded',
});

/** The differences between two states of a result, in words for its history. */
function resultChanges(point: FrozenPoint, before: PointResult, after: PointResult): FieldChange[] {
  const [earlier, later] = [texts(point, before), texts(point, after)];
  return Object.keys(later)
    .map((field) => ({ field, from: earlier[field] ?? '', to: later[field] ?? '' }))
    .filter(({ from, to }) => from !== to)
    .map(({ field, from, to }) => ({ field, from: shortened(from), to: shortened(to) }));
}

/** Takes the recording of a result away. */
export async function dropVoice(db: Db, voiceCommentId: string | null, now: Date): Promise<void> {
  if (voiceCommentId !== null) await markForDeletion(db, await releaseVoiceComment(db, voiceCommentId), now);
}

/** A result has one recording at most: another takes its place. */
export async function setVoice(
  db: Db,
  scope: Scope,
  result: { id: string; voice_comment_id: string | null },
  wanted: string | null,
  now: Date,
): Promise<void> {
  if (wanted === result.voice_comment_id) return;
  await dropVoice(db, result.voice_comment_id, now);
  if (wanted === null) return;
  if (!(await bindVoiceComment(db, scope, { id: wanted, resultId: result.id }, now)))
    throw invalidField('voiceCommentId', 'recording.unknown');
}
