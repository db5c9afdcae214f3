import type { Inspection } from '@assay/contract/inspections';
import type { Language } from '@assay/domain/languages';
import type { ProtocolSnapshot } from '@assay/domain/protocols/snapshot';
import { createRunModel, type RunModel } from '../../runs/perform/run-model.ts';
import type { FieldQueue } from '../../runs/queue/queue.ts';
import { takeOver } from './inspection-states.ts';

interface Beginning {
  external: boolean;
  /** In which the person reads points. */
  language: Language;
}

/** Hands the queue an inspection; answers a model for each of its runs. */
export function beginWork(
  queue: FieldQueue,
  inspection: Inspection,
  snapshots: readonly ProtocolSnapshot[],
  { external, language }: Beginning,
): RunModel[] {
  takeOver(queue, inspection);
  return inspection.runs.flatMap((run, place) => {
    const snapshot = snapshots[place];
    return snapshot ? [createRunModel({ queue, run, snapshot, external, language })] : [];
  });
}
