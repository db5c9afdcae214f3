import type { SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { type Rating, ratingLabels } from '@assay/domain/ratings';
import { newResult } from '@assay/domain/runs/result';
import { contentAfter } from '@assay/domain/runs/wire-content';
import type { ShownPhoto } from '../queue/records.ts';
import { ratingName } from '../RatingIcon.tsx';
import { answerText } from './answer-text.ts';
import { cellWords } from './cell-words.ts';
import type { PartWords } from './part-words.ts';
import { t } from './perform.texts.ts';

const labels = (): Record<string, string> => ({
  rating: t('rating'),
  comment: t('comment'),
  internalComment: t('internalComment'),
  nameOverride: t('name'),
  photos: t('photos'),
  fixedOnSite: t('fixedOnSite'),
  replaced: t('replaced'),
  voiceCommentId: t('voice'),
  followUps: t('followUps'),
});

/** What a part of a result is called. */
const partLabel = (part: string): string => labels()[part] ?? t('answer');

const photoText = (photos: readonly ShownPhoto[]): string =>
  [t('photoCount', { count: photos.length }), ...photos.map(({ caption }) => caption)].filter(Boolean).join(', ');

/** How a part of a result reads; empty where it says nothing. */
function partText({ point }: SnapshotPoint, part: string, value: unknown): string {
  if (part === 'rating') return ratingLabels[ratingName(value as Rating)];
  if (part === 'photos') return photoText(value as ShownPhoto[]);
  if (part === 'fixedOnSite' || part === 'replaced') return value ? t('yes') : '';
  if (part === 'voiceCommentId') return value ? t('recorded') : '';
  if (part === 'followUps') return (value as { value: string }[]).map((one) => one.value).join(', ');
  if (part in labels()) return String(value ?? '');
  return answerText(point, contentAfter(newResult(point).content, { [part]: value }));
}

export const resultWords = (at: SnapshotPoint): PartWords => ({
  labelOf: partLabel,
  textOf: (part, value) => partText(at, part, value),
  cells: cellWords(at.point),
});
