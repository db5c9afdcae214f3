import { grewBack, isWatched } from '@assay/domain/measurements/life-range';
import type { SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { needsAttention } from '@assay/domain/ratings';
import { isLifted, type PointResult } from '@assay/domain/runs/result';
import { Checkbox, Stack, Text } from '@mantine/core';
import type { RecordKey } from '../queue/records.ts';
import { t } from './perform.texts.ts';
import { usePerforming } from './performing.ts';

interface PointMarksProps {
  at: SnapshotPoint;
  /** The key of the result. */
  of: RecordKey<'result'>;
  result: PointResult;
}

/** What the inspector says besides the rating: that it was put right before leaving, and that another part is built in. */
export function PointMarks({ at: { id, point }, of: key, result }: PointMarksProps) {
  const { queue, disabled, lastVisits } = usePerforming();
  if (isLifted(result)) return null;
  const last = lastVisits.get(id)?.result.value;
  const isAsked = grewBack(point, last, result.content) && !result.replaced;
  return (
    <Stack gap="xs">
      {needsAttention(result.rating) && (
        <Checkbox
          label={t('fixedOnSite')}
          description={t('fixedHint')}
          checked={result.fixedOnSite ?? false}
          disabled={disabled}
          onChange={({ currentTarget }) => queue.change(key, { fixedOnSite: currentTarget.checked })}
        />
      )}
      {isWatched(point) && (
        <>
          {isAsked && (
            <Text size="sm" c="var(--assay-warning)" role="status">
              {t('replacedAsk', { value: last ?? '' })}
            </Text>
          )}
          <Checkbox
            label={t('replaced')}
            checked={result.replaced ?? false}
            disabled={disabled}
            onChange={({ currentTarget }) => queue.change(key, { replaced: currentTarget.checked })}
          />
        </>
      )}
    </Stack>
  );
}
