import type { Inspection } from '@assay/contract/inspections';
import type { Language } from '@assay/domain/languages';
import type { ProtocolSnapshot } from '@assay/domain/protocols/snapshot';
import { createRunModel, type RunModel } from '../../runs/perform/run-model.ts';
import { createFieldQueue } from '../../runs/queue/field-queue.ts';
import type { FieldQueue } from '../../runs/queue/queue.ts';
import { takeOver } from './inspection-states.ts';
import { inspectionTransport } from './inspection-writers.ts';

interface Beginning {
  external: boolean;
  /** In which the person reads points. */
  language: Language;
  /** Nothing leaves before the whole is saved. */
  holds?: boolean;
}

/** An inspection in a queue of its own, with a model for each of its runs. */
export function beginWork(
  inspection: Inspection,
  snapshots: readonly ProtocolSnapshot[],
  { external, language, holds = false }: Beginning,
): { queue: FieldQueue; models: RunModel[] } {
  const queue = createFieldQueue(inspectionTransport(inspection.id), { holds });
  takeOver(queue, inspection);
  const models = inspection.runs.flatMap((run, place) => {
    const snapshot = snapshots[place];
    return snapshot ? [createRunModel({ queue, run, snapshot, external, language })] : [];
  });
  return { queue, models };
}
