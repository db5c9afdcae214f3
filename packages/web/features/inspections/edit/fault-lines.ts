import type { InspectionField } from '@assay/domain/inspections/inspection';
import { stepsOf } from '@assay/domain/runs/submit-check';
import type { RemoteFault } from '../../../api/api-error.ts';
import { faultText } from '../../../ui/fault-text.ts';
import type { MissingLine } from '../../runs/check/missing-line.ts';
import type { RunModel } from '../../runs/perform/run-model.ts';
import type { FieldQueue } from '../../runs/queue/queue.ts';
import { idsOf, isOfKind, type RecordKey } from '../../runs/queue/records.ts';
import { t as facts } from '../perform/facts/facts.texts.ts';
import { placeOf } from '../perform/tabs.ts';
import { t } from './edit.texts.ts';

interface Work {
  queue: FieldQueue;
  models: readonly RunModel[];
}

/** What a record is called where somebody is led to it. */
function nameOf({ queue, models }: Work, key: RecordKey): string {
  const [first = '', point] = idsOf(key);
  if (isOfKind(key, 'field')) return facts(first as InspectionField);
  if (isOfKind(key, 'finding') || isOfKind(key, 'action')) return queue.shown(key)?.title ?? '';
  if (!isOfKind(key, 'result')) return '';
  const steps = models.flatMap((model) => stepsOf(model.work()));
  return queue.shown(key)?.nameOverride || steps.find(({ at }) => at.id === point)?.at.point.name || '';
}

/** A line that leads to a record, and says what is wrong with it. */
export function lineAt(work: Work, key: RecordKey, message: string): MissingLine {
  const name = nameOf(work, key);
  const { tab, point } = placeOf(
    key,
    work.models.map(({ runId }) => runId),
  );
  return { id: `${key} ${message}`, text: name ? t('wrongAt', { name, message }) : message, place: { tab, point } };
}

export interface PlacedFault {
  key: RecordKey;
  message: string;
}

/** The faults of a refused save that belong to a record; others concern the save as a whole. */
export function placedFaults(
  errors: readonly RemoteFault[],
  keyAt: (path: string) => RecordKey | undefined,
  { models }: Work,
): PlacedFault[] {
  return errors.flatMap(({ path, pointId, ...fault }) => {
    const ofPoint = pointId && models.flatMap((model) => model.keyOf(pointId) ?? [])[0];
    const key = ofPoint || keyAt(path);
    return key ? [{ key, message: faultText(fault) }] : [];
  });
}
