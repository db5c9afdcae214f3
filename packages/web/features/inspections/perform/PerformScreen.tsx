import type { Inspection } from '@assay/contract/inspections';
import type { LastVisit } from '@assay/contract/runs/run';
import { isLeft } from '@assay/domain/inspections/ledger';
import type { Language } from '@assay/domain/languages';
import type { ProtocolSnapshot } from '@assay/domain/protocols/snapshot';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useSession } from '../../../api/session.ts';
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx';
import { TabbedPanes } from '../../../ui/TabbedPanes.tsx';
import { useMovesOn } from '../../auth/use-moves-on.ts';
import type { VisitName } from '../../device/device-db.ts';
import { useKeptVisit } from '../../device/keep-visit.ts';
import { keepDrawing, readDrawings } from '../../device/kept-drawings.ts';
import { FieldHeader, type FieldHeaderProps } from '../../runs/perform/FieldHeader.tsx';
import { type EarlierValues, type Performing, PerformingContext } from '../../runs/perform/performing.ts';
import { RunPane } from '../../runs/perform/RunPane.tsx';
import type { RunModel } from '../../runs/perform/run-model.ts';
import { useProgress } from '../../runs/perform/run-progress.ts';
import { type FieldQueue, wouldLose } from '../../runs/queue/queue.ts';
import { PresenceSign } from '../../visits/live/PresenceSign.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { beginWork } from './begin-work.ts';
import { CheckPane } from './CheckPane.tsx';
import { FactsPane } from './facts/FactsPane.tsx';
import { FindingsPane } from './findings/FindingsPane.tsx';
import { useMakeFinding } from './findings/use-make-finding.tsx';
import { takeOver } from './inspection-states.ts';
import { leadOf, machineOf } from './lead-of.ts';
import { LedgerAtPoint } from './ledger/LedgerAtPoint.tsx';
import { createLedger, LedgerContext } from './ledger/ledger.ts';
import { PartDock, ToCheck } from './PartDock.tsx';
import { t } from './perform.texts.ts';
import classes from './perform-screen.module.css';
import { placeAt, presentText } from './place-text.ts';
import { StateNotes } from './StateNotes.tsx';
import { useAnswersNoted } from './signatures/last-answered.ts';
import { SignaturesPane } from './signatures/SignaturesPane.tsx';
import {
  createSignatureDrafts,
  type DraftStore,
  SignatureDraftsContext,
  useDrawn,
} from './signatures/signature-drafts.ts';
import { t as signatures } from './signatures/signatures.texts.ts';
import { placeOf, tabNames, tabOf } from './tabs.ts';
import { useLiveInspection } from './use-live-inspection.ts';

interface Place {
  tab?: string;
  point?: string;
  from?: string;
}

interface PerformScreenProps {
  queue: FieldQueue;
  inspection: Inspection;
  /** Of each run. */
  snapshots: readonly ProtocolSnapshot[];
  /** In which the person reads points. */
  language: Language;
  visits: readonly LastVisit[];
  /** Of other machines of the model; it may come later than the rest. */
  usual: EarlierValues['usual'];
}

const drawnNote = (count: number): FieldHeaderProps['note'] =>
  count === 0 ? undefined : { text: signatures('drawn', { count }), short: signatures('drawnShort', { count }) };

const draftStore = (visit: VisitName): DraftStore => ({
  read: () => readDrawings(visit),
  keep: (role, draft) => keepDrawing(visit, role, draft),
});

const samePlace = (from: { pathname: string }, to: { pathname: string }): boolean => from.pathname === to.pathname;

/** An inspection while it is carried out: everything goes through one queue. */
export function PerformScreen({ queue, inspection, snapshots, language, visits, usual }: PerformScreenProps) {
  const { external } = useSession();
  const [models] = useState(() => beginWork(queue, inspection, snapshots, { external, language }));
  useKeptVisit(`inspections/${inspection.id}`, inspection.name);
  const [taken, setTaken] = useState(inspection);
  useEffect(() => {
    if (taken === inspection) return;
    setTaken(inspection);
    takeOver(queue, inspection);
  }, [queue, inspection, taken]);
  const [drafts] = useState(() => createSignatureDrafts(draftStore(`inspections/${inspection.id}`)));
  const drawn = useDrawn(drafts);
  useAnswersNoted(queue);
  const disabled = !inspection.mayPerform;
  const ledger = useMemo(() => createLedger(inspection.ledger ?? [], queue, models), [inspection, queue, models]);
  const movesOn = useMovesOn();
  const { findings, dialog } = useMakeFinding(queue, inspection.id, tabOf('findings', models.length > 1));
  const isFromCheck = useSearch({ strict: false, select: ({ from }: Place) => from === 'check' });
  const performing = useMemo(
    (): Performing => ({
      queue,
      external,
      disabled,
      movesOn: movesOn.value,
      findings,
      besides: {
        at: (pointId) => <LedgerAtPoint pointId={pointId} unfolds={isFromCheck} />,
        left: (pointId) => ledger.items().filter((item) => isLeft(item) && ledger.placeOf(item)?.id === pointId).length,
      },
      lastVisits: new Map(visits.map((visit) => [visit.protocolPointId, visit])),
      usual,
    }),
    [queue, external, disabled, visits, usual, movesOn.value, ledger, findings, isFromCheck],
  );
  const tabHere = useSearch({ strict: false, select: ({ tab }: Place) => tab });
  const navigate = useNavigate();
  const [main, configurator] = models;
  const runIds = models.map(({ runId }) => runId);
  const checkTab = tabOf('check', configurator !== undefined);
  const go = (tab: string | undefined) =>
    void navigate({ to: '.', search: ((before: object) => ({ ...before, tab, from: undefined })) as never });
  const toPoints = () => go(undefined);
  // Whoever comes from the report knows no tab: its number depends on what is carried out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what the address says.
  useEffect(() => {
    if (tabHere === 'check')
      void navigate({ to: '.', search: ((before: object) => ({ ...before, tab: checkTab })) as never, replace: true });
  }, [tabHere]);
  const beside = (part: ReactNode) => (
    <PartDock onBack={toPoints} onward={<ToCheck onClick={() => go(checkTab)} />}>
      {part}
    </PartDock>
  );
  const afterLast = { title: t('check'), go: () => go(checkTab) };
  const names = tabNames(configurator !== undefined);
  if (!main) return null;
  const contents = {
    points: <RunPane model={main} afterLast={afterLast} />,
    configurator: configurator && <RunPane model={configurator} afterLast={afterLast} />,
    facts: beside(<FactsPane inspection={inspection} asksForHours={main.snapshot.showCurrentLoadedHours} />),
    findings: beside(<FindingsPane inspectionId={inspection.id} model={main} />),
    signatures: beside(<SignaturesPane isFactoryTest={inspection.type === 'FAT'} />),
    check: <CheckPane inspection={inspection} models={models} onPoints={toPoints} />,
  };
  const { status: standing, sentBackReason } = inspection;
  const status = (
    <span className={classes.status}>
      <StatusBadge status={standing} sentBack={standing === 'In_Use' && sentBackReason !== ''} />
      <Presence id={inspection.id} queue={queue} models={models} />
    </span>
  );
  return (
    <PerformingContext value={performing}>
      <LedgerContext value={ledger}>
        <SignatureDraftsContext value={drafts}>
          <WorkHeader
            inspection={inspection}
            models={models}
            status={status}
            note={drawnNote(drawn)}
            placeOf={(key) => placeOf(key, runIds)}
            parts={names.map((name) => ({
              title: t(name),
              isHere: tabHere === tabOf(name, configurator !== undefined),
              go: () => go(tabOf(name, configurator !== undefined)),
            }))}
            movesOn={disabled ? undefined : movesOn}
          />
          {dialog}
          <StateNotes inspection={inspection} models={models} />
          <TabbedPanes
            label={t('parts')}
            name="tab"
            desksOnly
            forget={['from']}
            panes={names.map((name) => ({ title: t(name), content: contents[name] }))}
          />
          <LeaveGuard
            isDirty={() => wouldLose(queue) || drafts.wouldLose()}
            leaves={(from, to) => !samePlace(from, to)}
          />
        </SignatureDraftsContext>
      </LedgerContext>
    </PerformingContext>
  );
}

/** Who else is here. What they change appears by itself. */
function Presence({ id, queue, models }: { id: string; queue: FieldQueue; models: readonly RunModel[] }) {
  const place = useSearch({ strict: false, select: (here: Place) => placeAt(here, models.length > 1) });
  const people = useLiveInspection(id, queue, place);
  return <PresenceSign people={people} textOf={(person) => presentText(person, models)} />;
}

interface WorkHeaderProps extends Pick<FieldHeaderProps, 'status' | 'note' | 'placeOf' | 'parts' | 'movesOn'> {
  inspection: Inspection;
  models: readonly RunModel[];
}

/** The head of the screen; it alone follows how far the work is. */
function WorkHeader({ inspection, models, ...others }: WorkHeaderProps) {
  const { done, all } = useProgress(models);
  return (
    <FieldHeader
      name={inspection.name}
      title={machineOf(inspection)}
      lead={leadOf(inspection)}
      done={done}
      all={all}
      back={{ title: t('leave'), to: '/Reports' }}
      {...others}
    />
  );
}
