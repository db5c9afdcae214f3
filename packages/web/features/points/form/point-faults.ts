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

/** What stands in the way of saving, a line for each. */
export function faultLines(point: Point): string {
  const waiting = waitingDropdowns(point).map((place) => ({ path: `dropdowns.${place}`, message: t('imageWaiting') }));
  return distinct([...pointFaults(point), ...waiting].map(faultLine)).join('\n');
}

/** What is odd and may be saved nevertheless, a line for each. */
export function warningLines(point: Point): string {
  const limits: readonly LimitDraft[] = 'measurementLimits' in point ? point.measurementLimits : [];
  const unread = limits.flatMap((limit, place) =>
    unreadLimits(limit).length > 0 ? [{ path: `measurementLimits.${place}`, message: t('unreadLimit') }] : [],
  );
  return distinct([...pointWarnings(point), ...unread].map(faultLine)).join('\n');
}
