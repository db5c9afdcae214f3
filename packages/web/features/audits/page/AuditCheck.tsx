import type { RunOutline } from '@assay/contract/audits';
import { hasCopiedComment, isAnswered, isAnsweredNow } from '@assay/domain/runs/result';
import { stepsOf } from '@assay/domain/runs/submit-check';
import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { More } from '../../../ui/More.tsx';
import { Placeholder } from '../../../ui/Placeholder.tsx';
import { useUsualValues } from '../../runs/begin/use-usual-values.ts';
import { MissingList } from '../../runs/check/MissingList.tsx';
import type { MissingLine } from '../../runs/check/missing-line.ts';
import { runCheck } from '../../runs/check/run-check.ts';
import { type EarlierValues, usePerforming } from '../../runs/perform/performing.ts';
import type { RunModel } from '../../runs/perform/run-model.ts';
import type { FieldQueue } from '../../runs/queue/queue.ts';
import { useQueueVersion } from '../../runs/queue/use-queue.ts';
import { type ActionPointBegun, actionPointsOf } from './action-points/action-points-of.ts';
import { byPoint, lastVisitQuery, runQuery, snapshotQuery } from './audit.queries.ts';
import { t } from './audit-page.texts.ts';
import { takeOverRun } from './audit-states.ts';
import { useAuditWork } from './audit-work.ts';
import { copiedAnswers } from './copied-answers.ts';
import { machineName, runTitle } from './runs/run-name.ts';

interface Loaded {
  outline: RunOutline;
  model: RunModel;
  earlier: EarlierValues;
  /** The machine that its answers were copied from. */
  clonedFrom: string | undefined;
}

interface Checking {
  queue: FieldQueue;
  make: (draft: ActionPointBegun) => void;
}

interface RunLines {
  worth: MissingLine[];
  /** What nobody has answered, and may stay so. */
  unanswered: MissingLine[];
}

/** What of a run is worth a look: each point that is not done is in one of the two. */
function linesOf({ outline, model, earlier, clonedFrom }: Loaded, { queue, make }: Checking): RunLines {
  const findings = actionPointsOf(queue, machineName(outline), make);
  const part = runTitle(outline) || outline.inspectionProtocolName;
  const placeOf = (point: string | undefined) => ({ run: outline.id, point });
  const { missing, warnings } = runCheck(model, {
    ...{ part, placeOf },
    ...{ findings, earlier },
  });
  const work = model.work();
  const { results } = work;
  const isBegun = ({ place: { point = '' } }: MissingLine) => {
    const result = results.get(point);
    return !result || isAnswered(result);
  };
  const unanswered = stepsOf(work).flatMap(({ at, number }): MissingLine[] => {
    const result = results.get(at.id);
    if (!result || isAnsweredNow(result)) return [];
    const text = t('notAnswered', { number, name: result.nameOverride.trim() || at.point.name });
    return [{ id: `${outline.id} unanswered ${at.id}`, text, part, place: placeOf(at.id) }];
  });
  const oldComments = stepsOf(work).flatMap(({ at, number }): MissingLine[] => {
    const result = results.get(at.id);
    if (clonedFrom === undefined || !result || !hasCopiedComment(result)) return [];
    const name = result.nameOverride.trim() || at.point.name;
    const text = t('commentAsCopied', { number, name, machine: clonedFrom });
    return [{ id: `${outline.id} comment ${at.id}`, text, part, place: placeOf(at.id) }];
  });
  const copied = clonedFrom === undefined ? [] : copiedAnswers(queue, model);
  const [first] = copied;
  const asCopied = first && {
    ...{ id: `${outline.id} copied`, part, place: placeOf(first.at.id) },
    text: t('asCopied', { count: copied.length, machine: clonedFrom ?? '' }),
  };
  return {
    worth: [...missing.filter(isBegun), ...(asCopied ? [asCopied] : []), ...oldComments, ...warnings],
    unanswered,
  };
}

/** What should be looked at before an audit ends, over all runs of its report, each with the way there. */
export function AuditCheck({ onLeave }: { onLeave: () => void }) {
  const { audit, models, makeActionPoint } = useAuditWork();
  const { queue } = usePerforming();
  useQueueVersion(queue);
  const shown = audit.runs.filter(({ includedInReport }) => includedInReport);
  const runs = useQueries({ queries: shown.map(({ id }) => runQuery(audit.id, id)) });
  const snapshots = useQueries({ queries: shown.map((run) => snapshotQuery(audit.id, run)) });
  const visits = useQueries({ queries: shown.map((run) => lastVisitQuery(audit.id, run)) });
  const usualOf = useUsualValues(shown.map(({ equipment }) => equipment));
  const read = runs.map(({ data }) => data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each run once it is read.
  useEffect(() => {
    for (const run of read) if (run && queue.keys('result', run.id).length === 0) takeOverRun(queue, run);
  }, [queue, ...read]);
  const loaded = shown.flatMap((outline, place): Loaded[] => {
    const model = models.get(outline.id);
    const visit = visits[place];
    // Without network values are questioned by their limits alone.
    const isRead = visit?.data !== undefined || visit?.fetchStatus !== 'fetching';
    const earlier = { lastVisits: byPoint(visit?.data ?? []), usual: usualOf(outline.equipment) };
    return model && isRead ? [{ outline, model, earlier, clonedFrom: runs[place]?.data?.clonedFrom }] : [];
  });
  const failed = [...runs, ...snapshots].find(({ isError, data }) => isError && !data);
  if (failed?.error)
    return <ErrorPanel title={t('notChecked')} error={failed.error} onRetry={() => void failed.refetch()} />;
  if (loaded.length < shown.length) return <Placeholder text={t('checking')} />;
  const found = loaded.map((one) => linesOf(one, { queue, make: makeActionPoint }));
  const [worth, unanswered] = [found.flatMap((one) => one.worth), found.flatMap((one) => one.unanswered)];
  const leads = { leadsBack: true, onLeave };
  return (
    <>
      {unanswered.length > 0 && (
        <More title={t('unanswered')}>
          <MissingList title={t('unanswered')} titledAround lines={unanswered} {...leads} />
        </More>
      )}
      {worth.length > 0 && (
        <MissingList isWarning title={t('checkTitle', { count: worth.length })} lines={worth} {...leads} />
      )}
    </>
  );
}
