import type { Inspection } from '@assay/contract/inspections';
import { newId } from '@assay/domain/id';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { useFieldErrors } from '../../../ui/form/use-field-errors.ts';
import { useRecordSave } from '../../../ui/form/use-record-save.ts';
import { notifyFailure } from '../../../ui/notify.ts';
import { moveWork } from '../../device/move-work.ts';
import { keysIn } from '../../runs/begin/take-along.ts';
import { revealSlip } from '../../runs/perform/reveal-trouble.ts';
import { hoursSlip, keptHours } from '../hours/odd-hours.ts';
import { inspectionLink } from '../inspection-link.ts';
import { inspectionQuery } from '../perform/inspections.queries.ts';
import { useStartInspection } from './start.queries.ts';
import { t } from './start.texts.ts';
import { emptyDraft, type StartDraft } from './start-draft.ts';
import { faultsOf, fieldOf, fieldValues, inputOf } from './start-input.ts';
import { useBeginHere } from './use-begin-here.ts';
import { useStartFacts } from './use-start-facts.ts';

/** The work that was entered upon a start that the server refused goes into the one that began in its place. */
async function takeAlong(client: QueryClient, from: string, started: Inspection): Promise<void> {
  const before = await client.fetchQuery(inspectionQuery(from)).catch(() => undefined);
  if (!before) return;
  const moving = {
    from: `inspections/${from}`,
    to: `inspections/${started.id}`,
    keyIn: keysIn(before, started),
  } as const;
  const left = await moveWork(moving);
  if (left > 0) notifyFailure(t('notTakenAlong', { count: left }));
}

/** An inspection that is about to begin: what was filled in, what follows from it, and its start. */
export function useStart(equipmentId: string | undefined, again: string | undefined) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [ids] = useState(() => ({ id: newId(), runId: newId(), configuratorRunId: newId() }));
  const { id } = ids;
  const [begun] = useState(() => emptyDraft(new Date(), equipmentId));
  const [draft, setDraft] = useState(begun);
  const facts = useStartFacts(draft);
  const { errors, show } = useFieldErrors(fieldValues(draft, facts));
  const saving = useRecordSave({
    known: undefined,
    save: useStartInspection(useBeginHere(facts, draft.product)),
    onSaved: async (started) => {
      if (again) await takeAlong(client, again, started);
      await navigate({ ...inspectionLink(id), replace: true });
    },
    fieldOf,
    onErrors: show,
  });
  /** The hours that the start was held back for: once, whether somebody answers the question or not. */
  const seenHours = useRef<string>(undefined);

  /** Leads to the question about odd hours, the first time: leaving their field may be the tap that starts. */
  function asksAboutHours(): boolean {
    const hours = keptHours(draft.loadedHours);
    const isSeen = [seenHours.current, draft.keptHours].includes(hours);
    if (isSeen || !facts.protocol.data?.showCurrentLoadedHours) return false;
    if (!hoursSlip(hours, facts.record?.lastLoadedHours)) return false;
    seenHours.current = hours;
    // What somebody still types is not questioned.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    revealSlip();
    return true;
  }

  const isWaiting = draft.protocolId !== null && facts.protocol.isPending;

  return {
    id,
    draft,
    facts,
    errors,
    change: (changes: Partial<StartDraft>) => setDraft((before) => ({ ...before, ...changes })),
    busy: saving.busy || isWaiting,
    failure: saving.failure,
    isDirty: () => draft !== begun && !saving.saved.current,
    submit: (event: FormEvent) => {
      event.preventDefault();
      // A dialog over the page has a form of its own, whose events pass through here.
      if (event.target !== event.currentTarget) return;
      if (saving.busy || isWaiting) return;
      const faults = faultsOf(draft, facts, new Date());
      show(faults);
      if (Object.keys(faults).length === 0 && !asksAboutHours()) saving.send(inputOf(ids, draft, facts));
    },
  };
}

export type Start = ReturnType<typeof useStart>;
