import type { AuditOutline } from '@assay/contract/audits';
import type { RunReply } from '@assay/contract/runs/run';
import type { ProtocolSnapshot } from '@assay/domain/protocols/snapshot';
import { hashKey, useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useKeptSince } from '../../../../api/kept-since.ts';
import { useReaderLanguage } from '../../../auth/use-reader-language.ts';
import { createRunModel, type RunModel } from '../../../runs/perform/run-model.ts';
import { resultKey } from '../../../runs/perform/run-states.ts';
import { shownAt } from '../../../runs/perform/saving-state.ts';
import type { FieldQueue } from '../../../runs/queue/queue.ts';
import { idsOf } from '../../../runs/queue/records.ts';
import { outlineQuery, runQuery, snapshotQuery } from '../audit.queries.ts';
import { takeOverRun } from '../audit-states.ts';

/** The runs of an audit that were read, by their id: one model for each, whoever asks. */
export type RunModels = ReadonlyMap<string, RunModel>;

const dataOf = <Data>(read: readonly { data: Data }[]): Data[] => read.map(({ data }) => data);

/** Whether the queue has not taken over all of a run: it keeps what was answered here, which may be a few of its points. */
const lacksAnswers = (queue: FieldQueue, { id, results }: RunReply): boolean =>
  results.some((result) => queue.revisionOf(resultKey(id, result.protocolPointId, result.id)) === undefined);

interface Known {
  /** What makes another model; answers come through the queue. */
  of: readonly unknown[];
  model: RunModel;
}

/** The runs of which this device knows more than the outline: where something waits, and where the outline is of a moment past. */
function useRunsAhead(audit: AuditOutline, queue: FieldQueue): ReadonlySet<string> {
  const isPast = useKeptSince(hashKey(outlineQuery(audit.id).queryKey)) !== undefined;
  const ids = useSyncExternalStore(queue.subscribe, () => {
    const keys = [...queue.entries().map(shownAt), ...(isPast ? queue.keys('result') : [])];
    return [...new Set(keys.map((key) => idsOf(key)[0] ?? ''))].join(' ');
  });
  return useMemo(() => new Set(ids.split(' ')), [ids]);
}

/** Follows what is read elsewhere: a run is read when it is first looked at, or when what this device knows of it is to be counted. */
export function useRunModels(audit: AuditOutline, queue: FieldQueue): RunModels {
  const language = useReaderLanguage();
  const ahead = useRunsAhead(audit, queue);
  const staleTime = Number.POSITIVE_INFINITY;
  const runs = useQueries({
    queries: audit.runs.map(({ id }) => ({ ...runQuery(audit.id, id), enabled: ahead.has(id), staleTime })),
    combine: dataOf,
  });
  useEffect(() => {
    for (const run of runs) if (run && ahead.has(run.id) && lacksAnswers(queue, run)) takeOverRun(queue, run);
  }, [queue, ahead, runs]);
  const frozen = [...new Map(runs.flatMap((run) => (run ? [[run.snapshot, run] as const] : []))).values()];
  const wanted = new Set(runs.flatMap((run) => (run && ahead.has(run.id) ? run.snapshot : [])));
  const snapshots = useQueries({
    queries: frozen.map((run) => ({ ...snapshotQuery(audit.id, run), enabled: wanted.has(run.snapshot) })),
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
