import type { SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { ratings } from '@assay/domain/ratings';
import type { PointResult } from '@assay/domain/runs/result';
import { faultText } from '../../../ui/fault-text.ts';
import { t } from './perform.texts.ts';
import type { RunModel } from './run-model.ts';

/** What a point that was rated still asks for: it stays open until then. */
export function lackingOf(model: RunModel, at: SnapshotPoint, result: PointResult): string | undefined {
  if (result.rating === ratings.NotSet) return undefined;
  const [fault] = model.lackingAt(at, result);
  if (fault) return faultText(fault);
  const count = result.prefilledCells?.length ?? 0;
  return count > 0 ? t('cellsLeft', { count }) : undefined;
}
