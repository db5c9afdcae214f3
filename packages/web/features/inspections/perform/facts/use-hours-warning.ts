import type { Inspection } from '@assay/contract/inspections';
import type { MissingLine } from '../../../runs/check/missing-line.ts';
import { usePerforming } from '../../../runs/perform/performing.ts';
import type { RunModel } from '../../../runs/perform/run-model.ts';
import { useShown } from '../../../runs/queue/use-queue.ts';
import { t } from '../../hours/hours.texts.ts';
import { keptHours, oddHoursText } from '../../hours/odd-hours.ts';
import { fieldKey } from '../inspection-states.ts';
import { partOf } from '../tabs.ts';
import { t as facts } from './facts.texts.ts';

const key = fieldKey('loadedHours');

/** Hours that are odd are told before the submit, with the way to the field. */
export function useHoursWarning(inspection: Inspection, models: readonly RunModel[]): MissingLine[] {
  const { queue } = usePerforming();
  const text = String(useShown(queue, key)?.text ?? '');
  const kept = useShown(queue, fieldKey('keptHours'))?.text;
  const isKept = text !== '' && kept === keptHours(text);
  const odd = isKept ? facts('hoursKept', { hours: text }) : oddHoursText(text, inspection.lastLoadedHours);
  if (odd === undefined || !models[0]?.snapshot.showCurrentLoadedHours) return [];
  return [{ id: key, text: [t('loadedHours'), odd].join(': '), ...partOf('facts', models.length > 1), shows: key }];
}
