import type { SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { ratings } from '@assay/domain/ratings';
import { isAnsweredNow, type PointResult } from '@assay/domain/runs/result';
import { faultText } from '../../../ui/fault-text.ts';
import { t } from './perform.texts.ts';
import type { RunModel } from './run-model.ts';

/** What an answered point still asks for: it stays open until then. While it is filled in, only its rating is asked for. */
export function lackingOf(model: RunModel, at: SnapshotPoint, result: PointResult): string | undefined {
  const isRated = result.rating !== ratings.NotSet;
  if (!isRated && !isAnsweredNow(result)) return undefined;
  const [fault, ...others] = model.lackingAt(at, result);
  if (!isRated) return fault?.part === 'rating' && others.length === 0 ? faultText(fault) : undefined;
  if (fault) return faultText(fault);
  const count = result.prefilledCells?.length ?? 0;
  return count > 0 ? t('cellsLeft', { count }) : undefined;
}
