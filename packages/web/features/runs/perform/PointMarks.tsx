import type { Product } from '@assay/domain/measurements/limits';
import type { SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { needsAttention } from '@assay/domain/ratings';
import { keptSlip } from '@assay/domain/runs/answer-slips';
import { isLifted, type PointResult } from '@assay/domain/runs/result';
import { grewBack, isWatched } from '@assay/domain/trends/life-range';
import { Checkbox, Stack, Text } from '@mantine/core';
import { fieldName } from '../inputs/answer-fields.ts';
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
  /** The name of the field that is typed in just now. */
  typed: string | undefined;
}

/** What the inspector says besides the rating: that it was put right before leaving, and that another part is built in. */
export function PointMarks({ at, of: key, result, product, typed }: PointMarksProps) {
  const performing = usePerforming();
  const { queue, disabled, lastVisits } = performing;
  const { id, point } = at;
  if (isLifted(result)) return null;
  const last = lastVisits.get(id)?.result.value;
  const grown = pointSlips(at, { ...result, keptSlips: [] }, performing, product).find(
    ({ kind }) => kind === 'grewBack',
  );
  // The question about slips has its answer, or asks it once the field is left.
  const isQuestioned = grown && (result.keptSlips?.includes(keptSlip(grown)) || fieldName(grown.cell) !== typed);
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
