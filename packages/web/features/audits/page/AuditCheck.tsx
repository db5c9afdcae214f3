import type { RunOutline } from '@assay/contract/audits';
import type { RunReply } from '@assay/contract/runs/run';
import type { Language } from '@assay/domain/languages';
import type { ProtocolSnapshot } from '@assay/domain/protocols/snapshot';
import { isAnswered } from '@assay/domain/runs/result';
import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { Placeholder } from '../../../ui/Placeholder.tsx';
import { useReaderLanguage } from '../../auth/use-reader-language.ts';
import { MissingList } from '../../runs/check/MissingList.tsx';
import type { MissingLine } from '../../runs/check/missing-line.ts';
import { runCheck } from '../../runs/check/run-check.ts';
import { type Performing, usePerforming } from '../../runs/perform/performing.ts';
import { createRunModel } from '../../runs/perform/run-model.ts';
import type { FieldQueue } from '../../runs/queue/queue.ts';
import { useQueueVersion } from '../../runs/queue/use-queue.ts';
import { type ActionPointDraft, actionPointsOf } from './action-points/action-points-of.ts';
import { byPoint, lastVisitQuery, runQuery, snapshotQuery } from './audit.queries.ts';
import { t } from './audit-page.texts.ts';
import { takeOverRun } from './audit-states.ts';
import { useAuditWork } from './audit-work.ts';
import { machineName, runTitle } from './runs/run-name.ts';

interface Loaded {
  outline: RunOutline;
  run: RunReply;
  snapshot: ProtocolSnapshot;
  lastVisits: Performing['lastVisits'];
}

interface Checking {
  queue: FieldQueue;
  language: Language;
  make: (draft: ActionPointDraft) => void;
}

/** What of a run is worth a look; what nobody has begun is counted elsewhere, and may stay so. */
function linesOf({ outline, run, snapshot, lastVisits }: Loaded, { queue, language, make }: Checking): MissingLine[] {
  const model = createRunModel({ queue, run, snapshot, external: false, language });
  const findings = actionPointsOf(queue, machineName(outline), make);
  const { missing, warnings } = runCheck(model, {
    part: runTitle(outline) || outline.inspectionProtocolName,
    placeOf: (point) => ({ run: outline.id, point }),
    ...{ findings, lastVisits },
  });
  const { results } = model.work();
  const isBegun = ({ place: { point = '' } }: MissingLine) => {
    const result = results.get(point);
    return !result || isAnswered(result);
  };
  return [...missing.filter(isBegun), ...warnings];
}

/** What should be looked at before an audit ends, over all runs of its report, each with the way there. */
export function AuditCheck({ onLeave }: { onLeave: () => void }) {
  const { audit, makeActionPoint } = useAuditWork();
  const { queue } = usePerforming();
  const language = useReaderLanguage();
  useQueueVersion(queue);
  const shown = audit.runs.filter(({ includedInReport }) => includedInReport);
  const runs = useQueries({ queries: shown.map(({ id }) => runQuery(audit.id, id)) });
  const snapshots = useQueries({ queries: shown.map((run) => snapshotQuery(audit.id, run)) });
  const visits = useQueries({ queries: shown.map((run) => lastVisitQuery(audit.id, run)) });
  const read = runs.map(({ data }) => data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each run once it is read.
  useEffect(() => {
    for (const run of read) if (run && queue.keys('result', run.id).length === 0) takeOverRun(queue, run);
  }, [queue, ...read]);
  const loaded = shown.flatMap((outline, place): Loaded[] => {
    const [run, snapshot] = [runs[place]?.data, snapshots[place]?.data];
    const visit = visits[place];
    // Without network values are questioned by their limits alone.
    const isRead = visit?.data !== undefined || visit?.fetchStatus !== 'fetching';
    return run && snapshot && isRead ? [{ outline, run, snapshot, lastVisits: byPoint(visit?.data ?? []) }] : [];
  });
  const failed = [...runs, ...snapshots].find(({ isError, data }) => isError && !data);
  if (failed?.error)
    return <ErrorPanel title={t('notChecked')} error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!language || loaded.length < shown.length) return <Placeholder text={t('checking')} />;
  const lines = loaded.flatMap((one) => linesOf(one, { queue, language, make: makeActionPoint }));
  if (lines.length === 0) return null;
  return <MissingList title={t('checkTitle', { count: lines.length })} lines={lines} leadsBack onLeave={onLeave} />;
}
