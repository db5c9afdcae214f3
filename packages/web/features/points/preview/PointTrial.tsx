import type { Product } from '@assay/domain/measurements/limits';
import type { Point } from '@assay/domain/points/point';
import type { CommonSettings } from '@assay/domain/points/settings';
import { isFailure, type Rating } from '@assay/domain/ratings';
import { Text, Title } from '@mantine/core';
import { IconCamera, IconMicrophone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ProseField } from '../../../ui/form/ProseField.tsx';
import { type AnyRunInputProps, RunInput } from '../../runs/inputs/RunInput.tsx';
import { RatingField } from '../../runs/RatingField.tsx';
import { unitsQuery } from '../points.queries.ts';
import classes from './point-trial.module.css';
import { t } from './preview.texts.ts';
import type { Trial } from './trial.ts';

/** Photos 'only for failure' wait for a rating that is one. */
const asksForPhoto = ({ photoField }: CommonSettings, rating: Rating): boolean =>
  photoField.present && (!photoField.onlyForFailure || isFailure(rating));

const Needed = ({ text }: { text: string }) => (
  <Text size="sm" c="dimmed">
    {text}
  </Text>
);

interface PointTrialProps {
  point: Point;
  trial: Trial;
  product: Product;
  /** A change of the newest trial; never another function. */
  onTrial: (change: (before: Trial) => Trial) => void;
}

/** A point with all that an inspector answers to it, to be tried out. */
export function PointTrial({ point, trial, product, onTrial }: PointTrialProps) {
  const { data: units = [] } = useQuery(unitsQuery);
  const unitId = 'measurementUnitId' in point ? point.measurementUnitId : null;
  const onChange = useCallback(
    (change: (result: never) => Trial['result']) =>
      onTrial((before) => ({ ...before, result: change(before.result as never) })),
    [onTrial],
  );
  const onRating = useCallback((rating: Rating) => onTrial((before) => ({ ...before, rating })), [onTrial]);
  const onComment = useCallback((comment: string) => onTrial((before) => ({ ...before, comment })), [onTrial]);
  return (
    <div className={classes.point}>
      <Title order={3} className={classes.name}>
        {point.name || t('unnamed')}
      </Title>
      {point.description && <Text className={classes.description}>{point.description}</Text>}
      <RunInput
        {...({
          ...trial,
          point,
          unit: units.find(({ id }) => id === unitId)?.name ?? '',
          product,
          disabled: false,
          onChange,
          onRating,
          onComment,
        } as unknown as AnyRunInputProps)}
      />
      {point.contentRequired && <Needed text={t('answerRequired')} />}
      {point.ratingField.present && <RatingField value={trial.rating} onChange={onRating} />}
      {point.ratingField.present && point.ratingField.required && <Needed text={t('ratingRequired')} />}
      {asksForPhoto(point, trial.rating) && (
        <Text size="sm" className={classes.photo}>
          <IconCamera size={18} aria-hidden />
          {t(point.photoField.required ? 'photoRequired' : 'photo')}
        </Text>
      )}
      {point.commentField.present && (
        <ProseField
          label={t('comment')}
          withAsterisk={point.commentField.required}
          value={trial.comment}
          onChange={(event) => onComment(event.currentTarget.value)}
        />
      )}
      {point.internalCommentField.present && (
        <ProseField
          label={t('internalComment')}
          description={t('internalHint')}
          withAsterisk={point.internalCommentField.required}
          value={trial.internalComment}
          onChange={(event) => {
            const internalComment = event.currentTarget.value;
            onTrial((before) => ({ ...before, internalComment }));
          }}
        />
      )}
      {point.voiceCommentField.present && (
        <Text size="sm" className={classes.photo}>
          <IconMicrophone size={18} aria-hidden />
          {t('voice')}
        </Text>
      )}
    </div>
  );
}
