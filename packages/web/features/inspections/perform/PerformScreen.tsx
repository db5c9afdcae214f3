import type { Inspection } from '@assay/contract/inspections';
import type { LastVisit } from '@assay/contract/runs/run';
import { statusLabels } from '@assay/domain/inspections/status';
import type { ProtocolSnapshot } from '@assay/domain/protocols/snapshot';
import { Badge } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../../../api/session.ts';
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { TabbedPanes } from '../../../ui/TabbedPanes.tsx';
import { type Performing, PerformingContext } from '../../runs/perform/performing.ts';
import { RunPane } from '../../runs/perform/RunPane.tsx';
import { beginWork } from './begin-work.ts';
import { CheckPane } from './CheckPane.tsx';
import { FactsPane } from './facts/FactsPane.tsx';
import { FindingsPane } from './findings/FindingsPane.tsx';
import { takeOver } from './inspection-heads.ts';
import { leadOf } from './lead-of.ts';
import { t } from './perform.texts.ts';
import classes from './perform-screen.module.css';
import { SavingBar } from './SavingBar.tsx';
import { StateNotes } from './StateNotes.tsx';
import { SignaturesPane } from './signatures/SignaturesPane.tsx';
import { tabNames } from './tabs.ts';

interface PerformScreenProps {
  inspection: Inspection;
  /** Of each run. */
  snapshots: readonly ProtocolSnapshot[];
  visits: readonly LastVisit[];
}

const samePlace = (from: { pathname: string }, to: { pathname: string }): boolean => from.pathname === to.pathname;

/** An inspection while it is carried out: everything goes through one queue. */
export function PerformScreen({ inspection, snapshots, visits }: PerformScreenProps) {
  const { external } = useSession();
  const [{ queue, models }] = useState(() => beginWork(inspection, snapshots, { external }));
  const [taken, setTaken] = useState(inspection);
  useEffect(() => queue.close, [queue]);
  useEffect(() => {
    if (taken === inspection) return;
    setTaken(inspection);
    takeOver(queue, inspection);
  }, [queue, inspection, taken]);
  const disabled = !inspection.mayPerform;
  const performing = useMemo(
    (): Performing => ({
      queue,
      external,
      disabled,
      lastVisits: new Map(visits.map((visit) => [visit.protocolPointId, visit])),
    }),
    [queue, external, disabled, visits],
  );
  const [main, configurator] = models;
  if (!main) return null;
  const contents = {
    points: <RunPane model={main} />,
    configurator: configurator && <RunPane model={configurator} />,
    facts: <FactsPane inspection={inspection} asksForHours={main.snapshot.showCurrentLoadedHours} />,
    findings: <FindingsPane />,
    signatures: <SignaturesPane isFactoryTest={inspection.type === 'FAT'} />,
    check: <CheckPane inspection={inspection} models={models} />,
  };
  const status = (
    <Badge variant="light" className={classes.status ?? ''}>
      {statusLabels[inspection.status]}
    </Badge>
  );
  return (
    <PerformingContext value={performing}>
      <PageHeader title={inspection.name} lead={leadOf(inspection)} />
      {disabled ? status : <SavingBar runIds={models.map(({ runId }) => runId)} status={status} />}
      <StateNotes inspection={inspection} />
      <TabbedPanes
        label={t('parts')}
        name="tab"
        panes={tabNames(models.length > 1).map((name) => ({ title: t(name), content: contents[name] }))}
      />
      <LeaveGuard isDirty={() => queue.totals().waiting > 0} leaves={(from, to) => !samePlace(from, to)} />
    </PerformingContext>
  );
}
