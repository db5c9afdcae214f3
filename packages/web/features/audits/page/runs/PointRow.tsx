import { ratingLabels, ratings } from '@assay/domain/ratings';
import { hasCopiedComment, isOfLastVisit, type PointResult } from '@assay/domain/runs/result';
import { resultOf } from '@assay/domain/runs/wire-result';
import { Badge, Text, VisuallyHidden } from '@mantine/core';
import { IconCopy, IconHistory, IconMicrophone, IconPhoto } from '@tabler/icons-react';
import { memo, useMemo } from 'react';
import { answerText } from '../../../runs/perform/answer-text.ts';
import { lackingOf } from '../../../runs/perform/lacking-of.ts';
import { PointBody } from '../../../runs/perform/PointBody.tsx';
import { usePerforming } from '../../../runs/perform/performing.ts';
import type { RunModel } from '../../../runs/perform/run-model.ts';
import { SavingMark } from '../../../runs/perform/SavingMark.tsx';
import type { Step } from '../../../runs/perform/use-run-state.ts';
import { keyOf } from '../../../runs/queue/records.ts';
import { useSaving, useShown, useWaitingPhotos } from '../../../runs/queue/use-queue.ts';
import { RatingIcon, ratingName } from '../../../runs/RatingIcon.tsx';
import { pointPlace } from '../contents/lead-to.ts';
import { isAsCopied } from '../copied-answers.ts';
import { PointOnward } from './PointOnward.tsx';
import classes from './point-list.module.css';
import { t } from './runs.texts.ts';

interface PointRowProps {
  model: RunModel;
  step: Step;
  depth: number;
  /** The machine that the answers of the run were copied from. */
  clonedFrom: string | undefined;
  isOpen: boolean;
  onToggle: (pointId: string, isOpen: boolean) => void;
  onStep: (from: string, to: string) => void;
}

/** Steps are made anew with every change; what they say is mostly the same. */
const sameRow = (one: PointRowProps, other: PointRowProps): boolean =>
  one.model === other.model &&
  one.isOpen === other.isOpen &&
  one.depth === other.depth &&
  one.clonedFrom === other.clonedFrom &&
  one.onToggle === other.onToggle &&
  one.onStep === other.onStep &&
  one.step.at === other.step.at &&
  one.step.number === other.step.number &&
  one.step.warning?.code === other.step.warning?.code;

/** Of a point that was taken away meanwhile. */
const noResult = keyOf('result');

/** What was copied and stayed behind when the answer changed. */
const copiedCommentNote = (result: PointResult, machine: string | undefined): string | undefined =>
  machine !== undefined && hasCopiedComment(result) ? t('copiedComment', { machine }) : undefined;

/** A point: its answer and rating at a glance, and everything else below once it is unfolded. */
export const PointRow = memo(({ model, step, depth, clonedFrom, isOpen, onToggle, onStep }: PointRowProps) => {
  const { queue, disabled } = usePerforming();
  const { at, number } = step;
  const { point } = at;
  const key = model.keyOf(at.id) ?? noResult;
  const parts = useShown(queue, key);
  const isInTrouble = ['notSaved', 'conflict'].includes(useSaving(queue, key) ?? '');
  // What is still open follows a photo that was just taken.
  useWaitingPhotos(queue, key);
  const result = useMemo(() => parts && resultOf(point, parts), [point, parts]);
  if (!result) return null;
  const name = result.nameOverride.trim() || point.name;
  const rating = ratingName(result.rating);
  const { photos, voiceCommentId } = result;
  const lacking = lackingOf(model, at, result);
  const copiedFrom = clonedFrom !== undefined && isAsCopied(queue, key, result) ? clonedFrom : undefined;
  const copyNote =
    copiedFrom !== undefined ? t('copiedNote', { machine: copiedFrom }) : copiedCommentNote(result, clonedFrom);
  // A tick would say that nothing is left to do.
  const isOpenOk = result.rating === ratings.Ok && lacking !== undefined;
  return (
    <div
      className={classes.point}
      id={pointPlace(model.runId, at.id)}
      data-depth={depth}
      data-open={isOpen || undefined}
    >
      <button
        type="button"
        className={classes.row}
        aria-expanded={isOpen}
        data-trouble={isInTrouble || undefined}
        onClick={() => onToggle(at.id, isOpen)}
      >
        <span className={classes.number}>{number}</span>
        <span className={classes.name}>
          {name}
          {at.optional && (
            <Badge variant="light" component="span" ml="xs">
              {t('optional')}
            </Badge>
          )}
        </span>
        <span className={classes.answer}>
          {answerText(point, result.content)}
          {lacking !== undefined && <span className={classes.lacking}>{lacking}</span>}
        </span>
        <span className={classes.marks}>
          {copiedFrom !== undefined && (
            <IconCopy size={16} role="img" aria-label={t('copiedFrom', { machine: copiedFrom })} />
          )}
          {isOfLastVisit(result) && <IconHistory size={16} role="img" aria-label={t('fromLastVisit')} />}
          {photos.length > 0 && (
            <span className={classes.photos}>
              <IconPhoto size={16} aria-hidden />
              <span aria-hidden>{photos.length}</span>
              <VisuallyHidden>{t('photos', { count: photos.length })}</VisuallyHidden>
            </span>
          )}
          {voiceCommentId && <IconMicrophone size={16} role="img" aria-label={t('voice')} />}
          {(point.ratingField.present || result.rating !== ratings.NotSet) && (
            <span className={classes.rating}>
              <RatingIcon rating={isOpenOk ? 'NotSet' : rating} size={20} />
              <VisuallyHidden>
                {isOpenOk ? t('openOk') : result.rating === ratings.NotSet ? '' : ratingLabels[rating]}
              </VisuallyHidden>
            </span>
          )}
        </span>
      </button>
      {isOpen && (
        <div className={classes.body}>
          <div className={classes.saving}>
            <SavingMark of={key} />
          </div>
          {copyNote !== undefined && (
            <Text size="sm" c="dimmed" mb="xs">
              {copyNote}
            </Text>
          )}
          {disabled ? (
            <PointBody model={model} step={step} of={key} result={result} />
          ) : (
            <PointOnward model={model} step={step} of={key} result={result} onStep={onStep} />
          )}
        </div>
      )}
    </div>
  );
}, sameRow);
