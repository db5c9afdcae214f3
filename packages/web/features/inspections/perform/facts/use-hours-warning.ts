import type { Inspection } from '@assay/contract/inspections';
import { parseNumber } from '@assay/domain/measurements/numbers';
import { listMoment, hours as time } from '@assay/domain/time';
import type { MissingLine } from '../../../runs/check/missing-line.ts';
import { usePerforming } from '../../../runs/perform/performing.ts';
import type { RunModel } from '../../../runs/perform/run-model.ts';
import { useShown } from '../../../runs/queue/use-queue.ts';
import { fieldKey } from '../inspection-states.ts';
import { partOf } from '../tabs.ts';
import { t } from './facts.texts.ts';

const key = fieldKey('loadedHours');

/** Hours only grow, and not faster than the clock: others are worth a second look. */
export function useOddHours(last: Inspection['lastLoadedHours']): string | undefined {
  const { queue } = usePerforming();
  const hours = parseNumber(String(useShown(queue, key)?.text ?? ''));
  if (!last || hours === undefined) return undefined;
  const then = { hours: last.value, date: listMoment(last.date).slice(0, 10) };
  if (hours < last.value) return t('lowerHours', then);
  // A day more: the last reading may be of the evening, and this one of a machine that runs on.
  const passed = (Date.now() - Date.parse(last.date)) / time(1) + 24;
  return hours - last.value > passed ? t('manyHours', then) : undefined;
}

/** The same before the submit, with the way to the field. */
export function useHoursWarning(inspection: Inspection, models: readonly RunModel[]): MissingLine[] {
  const odd = useOddHours(inspection.lastLoadedHours);
  if (odd === undefined || !models[0]?.snapshot.showCurrentLoadedHours) return [];
  return [{ id: key, text: [t('loadedHours'), odd].join(': '), ...partOf('facts', models.length > 1), shows: key }];
}
