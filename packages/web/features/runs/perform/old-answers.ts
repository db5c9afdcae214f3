import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import { unconfirmedPoints } from '@assay/domain/runs/submit-check';
import { cellWords } from './cell-words.ts';
import { t } from './perform.texts.ts';
import type { RunModel } from './run-model.ts';

const mostNamed = 3;

/** What of a point is still as at the last visit: the whole, or which of its values. */
function oldText(point: FrozenPoint, cells: readonly string[], at: { number: number; name: string }): string {
  if (cells.length === 0) return t('oldPoint', at);
  const { labelOf } = cellWords(point);
  const named = cells.slice(0, mostNamed).map(labelOf).join('; ');
  const more = cells.length - mostNamed;
  return more > 0 ? t('oldCellsMore', { ...at, cells: named, more }) : t('oldCells', { ...at, cells: named });
}

/** What nobody has confirmed or changed since the last visit, point by point. */
export function oldAnswers(model: RunModel): { pointId: string; text: string }[] {
  const work = model.work();
  return unconfirmedPoints(work).map(({ step: { at, number }, cells }) => ({
    pointId: at.id,
    text: oldText(at.point, cells, { number, name: work.results.get(at.id)?.nameOverride.trim() || at.point.name }),
  }));
}
