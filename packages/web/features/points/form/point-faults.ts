import type { InspectionPoint } from '@assay/contract/points/point';
import type { Point } from '@assay/domain/points/point';
import { pointFaults, pointWarnings } from '@assay/domain/points/rules';
import { faultText, type PlacedFault } from '../../../ui/fault-text.ts';
import { waitingDropdowns } from '../contents/option-draft.ts';
import { fieldWords } from './field-words.ts';
import { t } from './form.texts.ts';
import { type LimitDraft, unreadLimits } from './point-draft.ts';

/** A fault in a sentence: what it is about, which of several, and what is wrong. */
function faultLine({ path, ...fault }: PlacedFault): string {
  const message = faultText(fault);
  const [field = '', place = ''] = path.split('.');
  const label = fieldWords()[field] ?? field;
  return /^\d+$/.test(place)
    ? t('reasonAt', { label, number: Number(place) + 1, message })
    : t('reason', { label, message });
}

const distinct = (lines: readonly string[]): string[] => [...new Set(lines)];

/** Texts that are no number, each at its limit: with a saved limit to keep, or without one. */
function unreadTexts(point: Point, known: InspectionPoint | undefined, kept: boolean): PlacedFault[] {
  const limits: readonly LimitDraft[] = 'measurementLimits' in point ? point.measurementLimits : [];
  const saved = known && 'measurementLimits' in known ? known.measurementLimits : [];
  return limits.flatMap((limit, place) => {
    const before = saved.find(({ id }) => id === limit.id);
    return unreadLimits(limit)
      .filter((name) => ((before?.[name] ?? null) !== null) === kept)
      .map(() => ({ path: `measurementLimits.${place}`, message: t(kept ? 'unreadLimit' : 'notNumber') }));
  });
}

/** What stands in the way of saving, a line for each. */
export function faultLines(point: Point, known?: InspectionPoint): string {
  const waiting = waitingDropdowns(point).map((place) => ({ path: `dropdowns.${place}`, message: t('imageWaiting') }));
  return distinct([...pointFaults(point), ...unreadTexts(point, known, false), ...waiting].map(faultLine)).join('\n');
}

/** What is odd and may be saved nevertheless, a line for each. */
export function warningLines(point: Point, known?: InspectionPoint): string {
  return distinct([...pointWarnings(point), ...unreadTexts(point, known, true)].map(faultLine)).join('\n');
}
