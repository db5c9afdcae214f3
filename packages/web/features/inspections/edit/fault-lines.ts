import type { InspectionField } from '@assay/domain/inspections/inspection';
import type { FieldError } from '@assay/domain/problem';
import { stepsOf } from '@assay/domain/runs/submit-check';
import type { RunModel } from '../../runs/perform/run-model.ts';
import type { FieldQueue } from '../../runs/queue/field-queue.ts';
import { idsOf } from '../../runs/queue/writers.ts';
import { t as facts } from '../perform/facts/facts.texts.ts';
import { placeOf } from '../perform/tabs.ts';
import type { MissingLine } from '../perform/use-submit-check.ts';
import { t } from './edit.texts.ts';

interface Work {
  queue: FieldQueue;
  models: readonly RunModel[];
}

/** What a record is called where somebody is led to it. */
function nameOf({ queue, models }: Work, key: string): string {
  const [first = '', point] = idsOf(key);
  if (key.startsWith('field/')) return facts(first as InspectionField);
  if (!key.startsWith('result/')) return String(queue.shown(key)?.title ?? '');
  const steps = models.flatMap((model) => stepsOf(model.work()));
  return String(queue.shown(key)?.nameOverride || steps.find(({ at }) => at.id === point)?.at.point.name || '');
}

/** A line that leads to a record, and says what is wrong with it. */
export function lineAt(work: Work, key: string, message: string): MissingLine {
  const name = nameOf(work, key);
  const { tab, point } = placeOf(
    key,
    work.models.map(({ runId }) => runId),
  );
  return { id: `${key} ${message}`, text: name ? t('wrongAt', { name, message }) : message, place: { tab, point } };
}

export interface PlacedFault {
  key: string;
  message: string;
}

/** The faults of a refused save that belong to a record; others concern the save as a whole. */
export function placedFaults(
  errors: readonly FieldError[],
  keyAt: (path: string) => string | undefined,
  { models }: Work,
): PlacedFault[] {
  return errors.flatMap(({ path, message, pointId }) => {
    const ofPoint = pointId && models.flatMap((model) => model.keyOf(pointId) ?? [])[0];
    const key = ofPoint || keyAt(path);
    return key ? [{ key, message }] : [];
  });
}
