import type { AuditOutline } from '@assay/contract/audits';
import { can } from '@assay/domain/access';
import { arrangeRuns } from '@assay/domain/audits/arrange-runs';
import { auditName } from '@assay/domain/audits/audit';
import { newId } from '@assay/domain/id';
import { Group, Stack } from '@mantine/core';
import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import { useSession } from '../../../api/session.ts';
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useKeptVisit } from '../../device/keep-visit.ts';
import { HistoryPanel } from '../../history/HistoryPanel.tsx';
import { type Performing, PerformingContext } from '../../runs/perform/performing.ts';
import { SavingBar } from '../../runs/perform/SavingBar.tsx';
import { type FieldQueue, wouldLose } from '../../runs/queue/queue.ts';
import { useShown } from '../../runs/queue/use-queue.ts';
import { PresenceSign } from '../../visits/live/PresenceSign.tsx';
import { AuditStatusBadge } from '../AuditStatusBadge.tsx';
import { auditHistoryWords } from '../history/audit-history-words.ts';
import { AuditActions } from './AuditActions.tsx';
import { AuditNotes } from './AuditNotes.tsx';
import { AuditSteps } from './AuditSteps.tsx';
import { ActionPointDialog } from './action-points/ActionPointDialog.tsx';
import { ActionPointsPanel } from './action-points/ActionPointsPanel.tsx';
import type { ActionPointBegun } from './action-points/action-points-of.ts';
import { auditHistoryQuery } from './audit.queries.ts';
import { t } from './audit-page.texts.ts';
import { placeOf, useAuditPlace } from './audit-place.ts';
import { fieldKey, suggestionKey, takeOverOutline } from './audit-states.ts';
import { type Asked, type AuditWork, AuditWorkContext } from './audit-work.ts';
import { CommentsPanel } from './CommentsPanel.tsx';
import { AuditContents } from './contents/AuditContents.tsx';
import { runRows } from './contents/content-rows.ts';
import { InfoPanel } from './info/InfoPanel.tsx';
import { presentText } from './present-text.ts';
import { RunPanels } from './runs/RunPanels.tsx';
import { useRunModels } from './runs/use-run-models.ts';
import { useAddedRuns } from './use-added-runs.ts';
import { useLiveAudit } from './use-live-audit.ts';

const noVisits = new Map();

const samePlace = (from: { pathname: string }, to: { pathname: string }): boolean => from.pathname === to.pathname;

interface AuditScreenProps {
  queue: FieldQueue;
  audit: AuditOutline;
  /** When all of it was read; a run of it may be newer. */
  readAt: number;
}

/** An audit in a queue of its own; every newer state of it that is read goes through `takeOverOutline` and `takeOverRun`. */
export function AuditScreen({ queue, audit: given, readAt }: AuditScreenProps) {
  useState(() => takeOverOutline(queue, given));
  const audit = useAddedRuns(given, queue);
  useKeptVisit(`audits/${audit.id}`, audit.name);
  // An answer about a single run brings no news of action points: one that was added meanwhile would seem to be gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what counts is when it was read.
  useEffect(() => takeOverOutline(queue, given), [queue, readAt]);
  const disabled = audit.finished;
  const performing = useMemo(
    (): Performing => ({ queue, external: false, disabled, lastVisits: noVisits }),
    [queue, disabled],
  );
  const runs = useMemo(() => arrangeRuns(audit.runs, audit.customerSite.id), [audit]);
  const people = useLiveAudit(audit.id, queue, useAuditPlace().place);
  const { openRuns, toggleRun } = useOpenRuns(runs);
  const models = useRunModels(audit, queue);
  const [asked, setAsked] = useState<Asked>();
  const [jumps, setJumps] = useState(0);
  const [making, setMaking] = useState<ActionPointBegun>();
  const work = useMemo(
    (): AuditWork => ({
      ...{ audit, openRuns, toggleRun, makeActionPoint: setMaking },
      inOrder: runRows(runs, audit.customerSite.name),
      ...{ models, ask: setAsked, jumps },
    }),
    [audit, runs, openRuns, toggleRun, models, jumps],
  );
  const date = useShown(queue, fieldKey('inspectionDate'))?.text ?? '';
  const isMoved = date !== '' && date !== audit.fields.inspectionDate.value;
  const status = (
    <Group gap="xs" component="span">
      <AuditStatusBadge finished={audit.finished} />
      <PresenceSign people={people} textOf={(person) => presentText(person, audit)} />
    </Group>
  );
  return (
    <PerformingContext value={performing}>
      <AuditWorkContext value={work}>
        <PageHeader
          title={isMoved ? auditName(audit.customerSite.name, new Date(date)) : audit.name}
          lead={[audit.customer.name, audit.customerSite.name].filter(Boolean).join(' · ')}
        >
          <AuditActions
            people={people}
            asked={asked}
            onAnswered={() => setAsked(undefined)}
            onJump={() => setJumps((before) => before + 1)}
          />
        </PageHeader>
        {disabled ? <div>{status}</div> : <SavingBar status={status} placeOf={placeOf} />}
        {making && (
          <ActionPointDialog
            begin={making}
            onSave={(draft) => queue.change(suggestionKey(newId()), draft)}
            onClose={() => setMaking(undefined)}
          />
        )}
        <AuditNotes />
        <AuditPanels id={audit.id} runs={runs} />
        <LeaveGuard isDirty={() => wouldLose(queue)} leaves={(from, to) => !samePlace(from, to)} />
      </AuditWorkContext>
    </PerformingContext>
  );
}

type Arranged = ReturnType<typeof arrangeRuns<AuditOutline['runs'][number]>>;

/** All that is below the head. It is not drawn anew when somebody else moves on the page, or the address does. */
const AuditPanels = memo(function AuditPanels({ id, runs }: { id: string; runs: Arranged }) {
  const reader = useSession();
  return (
    <AuditContents runs={runs}>
      <Stack gap="lg">
        <InfoPanel />
        <ActionPointsPanel />
        <CommentsPanel />
        <RunPanels runs={runs} />
        <Group role="group" aria-label={t('end')} justify="flex-end" gap="sm">
          <AuditSteps />
        </Group>
        {can(reader, 'audits.history') && <HistoryPanel query={auditHistoryQuery(id)} words={auditHistoryWords} />}
      </Stack>
    </AuditContents>
  );
});

/** The run itself, and the machine that it is shown in. */
const opening = ({ crushers, screens }: Arranged, runId: string): string[] => {
  const around = [...crushers, ...screens]
    .flatMap(({ machines }) => machines)
    .find(({ configurations }) => configurations.some(({ id }) => id === runId));
  return around ? [runId, around.run.id] : [runId];
};

/** Which runs are unfolded; the one that the address names is. */
function useOpenRuns(runs: Arranged) {
  const { place, go } = useAuditPlace();
  const [openRuns, setOpen] = useState<ReadonlySet<string>>(() => new Set(place.run ? opening(runs, place.run) : []));
  const named = place.run;
  // A run that was just added is known a moment later than it is named, with the machine that it is shown in.
  const opened = named ? opening(runs, named).join(' ') : '';
  // A run that the person folded stays so until the address names it anew.
  useEffect(() => {
    if (opened) setOpen((before) => new Set([...before, ...opened.split(' ')]));
  }, [opened]);
  // A pasted link leads there; from then on people are where they have clicked. A point scrolls to itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the address named at first.
  useEffect(() => {
    if (named && !place.point) document.getElementById(`run-${named}`)?.scrollIntoView({ block: 'start' });
  }, []);
  const toggleRun = useCallback(
    (runId: string) => {
      const isOpen = openRuns.has(runId);
      setOpen((before) => new Set(isOpen ? [...before].filter((id) => id !== runId) : [...before, runId]));
      if (!isOpen) go({ run: runId });
      else if (named === runId) go({});
    },
    [openRuns, named, go],
  );
  return { openRuns, toggleRun };
}
