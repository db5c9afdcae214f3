import { needsAttention, ratingLabels, ratings } from '@assay/domain/ratings';
import { ratedByGoingOn } from '@assay/domain/runs/proposed-rating';
import type { PointResult } from '@assay/domain/runs/result';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconFlag } from '@tabler/icons-react';
import type { RecordKey } from '../queue/records.ts';
import { useQueueVersion } from '../queue/use-queue.ts';
import { RatingIcon, ratingName } from '../RatingIcon.tsx';
import { lackingOf } from './lacking-of.ts';
import { t } from './perform.texts.ts';
import { usePerforming } from './performing.ts';
import { pointFinding } from './point-finding.ts';
import classes from './point-line.module.css';
import { pointSlips, shownProposal } from './point-slips.ts';
import type { RunModel } from './run-model.ts';
import type { Said } from './use-moving-on.ts';
import type { Step } from './use-run-state.ts';

interface PointLineProps {
  model: RunModel;
  here: Step;
  /** The key of the result. */
  of: RecordKey<'result'>;
  result: PointResult;
  /** What was answered just before this point came by itself. */
  said?: Said | undefined;
  /** What is wrong with the answer that keeps the inspector here. */
  fault: string | undefined;
  /** A bad rating leads from here to what is to be done about it. */
  offersFinding?: boolean;
  /** Its room stays where there is nothing to say. */
  keepsRoom?: boolean;
}

/** The line above the way on: what is wrong, proposed, still open, or said, and how a rating is cleared. */
export function PointLine(props: PointLineProps) {
  const { fault, keepsRoom = false } = props;
  return (
    <div
      className={classes.line}
      data-keeps-room={keepsRoom || undefined}
      aria-live={fault === undefined ? 'polite' : 'assertive'}
    >
      <Words {...props} />
    </div>
  );
}

function Words({ model, here: { at, number }, of: key, result, said, fault, offersFinding = false }: PointLineProps) {
  const performing = usePerforming();
  const { queue, disabled, isDraft, findings, besides } = performing;
  // A finding is made in a dialog: the line that offers it goes with it.
  useQueueVersion(queue);
  const proposed = shownProposal(at, result, performing, model.product);
  const isTaken = !isDraft && ratedByGoingOn(at.point, result, model.product) !== undefined;
  const isRated = result.rating !== ratings.NotSet;
  const left = isRated ? (besides?.left(at.id) ?? 0) : 0;
  const lacking = lackingOf(model, at, result);
  // The point counts as done: what earlier visits left there is asked for by itself.
  const toSay =
    lacking !== undefined ? t('lacking', { what: lacking }) : left > 0 ? t('leftHere', { count: left }) : undefined;
  const clear = (
    <Button
      variant="subtle"
      classNames={{ label: classes.button ?? '' }}
      onClick={() => queue.change(key, { rating: ratings.NotSet })}
    >
      {t('clearRating')}
    </Button>
  );

  if (fault !== undefined) return <span className={classes.fault}>{t('stepBlocked', { fault })}</span>;
  if (!isRated && proposed !== undefined)
    return (
      <span className={classes.words}>
        {t(isTaken ? 'proposedTaken' : 'proposed', { rating: ratingLabels[ratingName(proposed)] })}
      </span>
    );
  if (said && !isRated)
    return (
      <>
        <span className={classes.words}>
          <RatingIcon rating={ratingName(said.rating)} size={20} />
          <span className={classes.before}>{t('saidOf', { number: said.number, name: said.name })}</span>
          <span className={classes.answer}>{t('saidRating', { rating: ratingLabels[ratingName(said.rating)] })}</span>
        </span>
        <Button variant="subtle" leftSection={<IconArrowBackUp size={18} aria-hidden />} onClick={said.undo}>
          {t('undo')}
        </Button>
      </>
    );
  if (disabled) return null;
  if (!isRated) {
    // A question about the value comes before its rating.
    const isQuestioned = pointSlips(at, result, performing, model.product).length > 0;
    return toSay === undefined || isQuestioned ? null : <span className={classes.words}>{toSay}</span>;
  }
  if (
    offersFinding &&
    needsAttention(result.rating) &&
    findings &&
    !findings.of(key, result.nameOverride.trim() || at.point.name)
  )
    return (
      <>
        {clear}
        <Button
          variant="subtle"
          classNames={{ label: classes.button ?? '' }}
          leftSection={<IconFlag size={18} aria-hidden />}
          onClick={() => findings.make(pointFinding({ at, number }, result, key, model.product))}
        >
          {t(`make_${findings.kind}`)}
        </Button>
      </>
    );
  if (toSay !== undefined)
    return (
      <>
        <span className={classes.words}>{toSay}</span>
        {clear}
      </>
    );
  return (
    <>
      <span className={classes.words}>
        {result.rating === ratings.NotApplicable
          ? t('skipped')
          : t('lastVisitRating', { rating: ratingLabels[ratingName(result.rating)] })}
      </span>
      {clear}
    </>
  );
}
