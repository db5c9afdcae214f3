import { grewBack, isWatched } from '@assay/domain/measurements/life-range';
import type { Product } from '@assay/domain/measurements/limits';
import type { SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { needsAttention } from '@assay/domain/ratings';
import { keptSlips } from '@assay/domain/runs/answer-slips';
import { isLifted, type PointResult } from '@assay/domain/runs/result';
import { Checkbox, Stack, Text } from '@mantine/core';
import type { RecordKey } from '../queue/records.ts';
import { t } from './perform.texts.ts';
import { usePerforming } from './performing.ts';
import { pointSlips } from './point-slips.ts';

interface PointMarksProps {
  at: SnapshotPoint;
  /** The key of the result. */
  of: RecordKey<'result'>;
  result: PointResult;
  product: Product;
}

/** What the inspector says besides the rating: that it was put right before leaving, and that another part is built in. */
export function PointMarks({ at, of: key, result, product }: PointMarksProps) {
  const performing = usePerforming();
  const { queue, disabled, lastVisits } = performing;
  const { id, point } = at;
  if (isLifted(result)) return null;
  const last = lastVisits.get(id)?.result.value;
  // The question about slips asks it already, or has its answer.
  const isQuestioned =
    keptSlips(point, result).length > 0 ||
    pointSlips(at, result, performing, product).some(({ kind }) => kind === 'grewBack');
  const isAsked = grewBack(point, last, result.content) && !result.replaced && !isQuestioned;
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
