import type { RunOutline } from '@assay/contract/audits';
import type { RunReply } from '@assay/contract/runs/run';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { ErrorPanel } from '../../../../ui/ErrorPanel.tsx';
import { Placeholder } from '../../../../ui/Placeholder.tsx';
import { useUsualValues } from '../../../runs/begin/use-usual-values.ts';
import { PerformingContext, usePerforming } from '../../../runs/perform/performing.ts';
import { actionPointsOf } from '../action-points/action-points-of.ts';
import { byPoint, lastVisitQuery, runQuery, snapshotQuery } from '../audit.queries.ts';
import { takeOverRun } from '../audit-states.ts';
import { useAuditWork } from '../audit-work.ts';
import { PointList } from './PointList.tsx';
import { machineName } from './run-name.ts';
import type { RunPart } from './run-part.ts';
import { t } from './runs.texts.ts';

/** The answers of a run, which are read when they are first looked at. */
export function LoadedRun({ run: outline, part }: { run: RunOutline; part: RunPart }) {
  const { audit, models, makeActionPoint } = useAuditWork();
  const machine = machineName(outline);
  const performing = usePerforming();
  const { queue } = performing;
  const query = useQuery({ ...runQuery(audit.id, outline.id), staleTime: 0 });
  const [run, setRun] = useState<RunReply>();
  useEffect(() => {
    if (!query.data || query.data === run) return;
    takeOverRun(queue, query.data);
    setRun(query.data);
  }, [queue, query.data, run]);
  const snapshot = useQuery({ ...snapshotQuery(audit.id, run ?? outline), enabled: run !== undefined });
  const visits = useQuery(lastVisitQuery(audit.id, outline)).data;
  const usual = useUsualValues([outline.equipment])(outline.equipment);
  // What it is about is there before its answers.
  const model = run && models.get(outline.id);
  const around = useMemo(
    () => ({
      ...performing,
      lastVisits: byPoint(visits ?? []),
      usual,
      findings: actionPointsOf(performing.queue, machine, makeActionPoint),
    }),
    [performing, visits, usual, machine, makeActionPoint],
  );
  if (model)
    return (
      <PerformingContext value={around}>
        <PointList model={model} part={part} clonedFrom={run.clonedFrom} />
      </PerformingContext>
    );
  const failed = [query, snapshot].find(({ isError, data }) => isError && !data);
  if (!failed) return <Placeholder />;
  return <ErrorPanel title={t('failed')} error={failed.error} onRetry={() => failed.refetch()} />;
}
