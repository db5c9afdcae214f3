import type { SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { type Rating, ratings } from '@assay/domain/ratings';
import { asksForPhoto } from '@assay/domain/runs/judge-result';
import { isLifted, type PointResult } from '@assay/domain/runs/result';
import { Button, Group, Stack } from '@mantine/core';
import { ProseField } from '../../../ui/form/ProseField.tsx';
import { PhotoBlock } from '../photos/PhotoBlock.tsx';
import type { RecordKey } from '../queue/records.ts';
import { RatingField } from '../RatingField.tsx';
import { VoiceBlock } from '../voice/VoiceBlock.tsx';
import { t } from './perform.texts.ts';
import { usePerforming } from './performing.ts';

interface PointJudgementProps {
  at: SnapshotPoint;
  /** The key of the result. */
  of: RecordKey<'result'>;
  result: PointResult;
}

/** What goes with an answer: rating, comments, photos, a recording, or that the point is skipped. */
export function PointJudgement({ at: { point }, of: key, result }: PointJudgementProps) {
  const { queue, external, disabled } = usePerforming();
  const { ratingField, commentField, internalCommentField, photoField, voiceCommentField } = point;
  const isSkipped = isLifted(result);
  const typed = (name: 'comment' | 'internalComment') => ({
    value: result[name],
    maxLength: 10_000,
    disabled,
    onChange: (event: { currentTarget: { value: string } }) => queue.change(key, { [name]: event.currentTarget.value }),
  });
  const rate = (rating: Rating) => queue.change(key, { rating });
  return (
    <Stack gap="md">
      {ratingField.present && <RatingField value={result.rating} onChange={rate} disabled={disabled} />}
      {!disabled && (
        <Group gap="xs">
          {result.rating !== ratings.NotSet && !isSkipped && (
            <Button variant="default" onClick={() => rate(ratings.NotSet)}>
              {t('clearRating')}
            </Button>
          )}
          <Button variant="default" onClick={() => rate(isSkipped ? ratings.NotSet : ratings.NotApplicable)}>
            {t(isSkipped ? 'unskip' : 'skip')}
          </Button>
        </Group>
      )}
      {commentField.present && (
        <ProseField {...typed('comment')} label={t('comment')} withAsterisk={commentField.required && !isSkipped} />
      )}
      {internalCommentField.present && !external && (
        <ProseField
          {...typed('internalComment')}
          label={t('internalComment')}
          description={t('internalHint')}
          withAsterisk={internalCommentField.required && !isSkipped}
        />
      )}
      {(asksForPhoto(point, result.rating) || result.photos.length > 0) && (
        <PhotoBlock
          of={key}
          photos={result.photos}
          {...(point.type === 'MeasurementsWithPicture' && { firstIsPicture: true })}
          isRequired={photoField.required && !isSkipped && asksForPhoto(point, result.rating)}
        />
      )}
      {(voiceCommentField.present || result.voiceCommentId) && (
        <VoiceBlock of={key} voiceCommentId={result.voiceCommentId} />
      )}
    </Stack>
  );
}
