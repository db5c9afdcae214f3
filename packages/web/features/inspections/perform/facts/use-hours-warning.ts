import type { Inspection } from '@assay/contract/inspections';
import { parseNumber } from '@assay/domain/measurements/numbers';
import { listMoment } from '@assay/domain/time';
import { usePerforming } from '../../../runs/perform/performing.ts';
import type { RunModel } from '../../../runs/perform/run-model.ts';
import { useShown } from '../../../runs/queue/use-queue.ts';
import { fieldKey } from '../inspection-states.ts';
import { tabOf } from '../tabs.ts';
import type { MissingLine } from '../use-submit-check.ts';
import { t } from './facts.texts.ts';

const key = fieldKey('loadedHours');

/** Hours only grow: fewer than the last time are worth a second look. */
export function useLowerHours(last: Inspection['lastLoadedHours']): string | undefined {
  const { queue } = usePerforming();
  const hours = parseNumber(String(useShown(queue, key)?.text ?? ''));
  if (!last || hours === undefined || hours >= last.value) return undefined;
  return t('lowerHours', { hours: last.value, date: listMoment(last.date).slice(0, 10) });
}

/** The same before the submit, with the way to the field. */
export function useHoursWarning(inspection: Inspection, models: readonly RunModel[]): MissingLine[] {
  const lower = useLowerHours(inspection.lastLoadedHours);
  if (lower === undefined || !models[0]?.snapshot.showCurrentLoadedHours) return [];
  const place = { tab: tabOf('facts', models.length > 1), point: undefined };
  return [{ id: key, text: [t('loadedHours'), lower].join(': '), place, shows: key }];
}
