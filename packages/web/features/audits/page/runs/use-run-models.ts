import type { AuditOutline } from '@assay/contract/audits';
import type { ProtocolSnapshot } from '@assay/domain/protocols/snapshot';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useReaderLanguage } from '../../../auth/use-reader-language.ts';
import { createRunModel, type RunModel } from '../../../runs/perform/run-model.ts';
import type { FieldQueue } from '../../../runs/queue/queue.ts';
import { runQuery, snapshotQuery } from '../audit.queries.ts';

/** The runs of an audit that were read, by their id: one model for each, whoever asks. */
export type RunModels = ReadonlyMap<string, RunModel>;

const dataOf = <Data>(read: readonly { data: Data }[]): Data[] => read.map(({ data }) => data);

interface Known {
  /** What makes another model; answers come through the queue. */
  of: readonly unknown[];
  model: RunModel;
}

/** Follows what is read elsewhere: a run is read when it is first looked at. */
export function useRunModels(audit: AuditOutline, queue: FieldQueue): RunModels {
  const language = useReaderLanguage();
  const runs = useQueries({
    queries: audit.runs.map(({ id }) => ({ ...runQuery(audit.id, id), enabled: false })),
    combine: dataOf,
  });
  const frozen = [...new Map(runs.flatMap((run) => (run ? [[run.snapshot, run] as const] : []))).values()];
  const snapshots = useQueries({
    queries: frozen.map((run) => ({ ...snapshotQuery(audit.id, run), enabled: false })),
    combine: dataOf,
  });
  const known = useRef(new Map<string, Known>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: which snapshots there are follows from the runs.
  return useMemo(() => {
    const byName = new Map<string, ProtocolSnapshot | undefined>(
      frozen.map((run, place) => [run.snapshot, snapshots[place]]),
    );
    const made = new Map<string, Known>();
    for (const run of runs) {
      const snapshot = run && byName.get(run.snapshot);
      if (!run || !snapshot || !language) continue;
      const of = [queue, language, snapshot, run.inspectionProtocolName, run.equipment];
      const before = known.current.get(run.id);
      const isSame = before?.of.every((part, place) => part === of[place]);
      const model = isSame ? before?.model : undefined;
      made.set(run.id, { of, model: model ?? createRunModel({ queue, run, snapshot, external: false, language }) });
    }
    known.current = made;
    return new Map([...made].map(([id, { model }]) => [id, model]));
  }, [queue, language, runs, snapshots]);
}
