import { newId } from '@assay/domain/id';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useFieldErrors } from '../../../ui/form/use-field-errors.ts';
import { useRecordSave } from '../../../ui/form/use-record-save.ts';
import { inspectionLink } from '../inspection-link.ts';
import { useStartInspection } from './start.queries.ts';
import { emptyDraft, type StartDraft } from './start-draft.ts';
import { faultsOf, fieldOf, fieldValues, inputOf } from './start-input.ts';
import { useStartFacts } from './use-start-facts.ts';

/** An inspection that is about to begin: what was filled in, what follows from it, and its start. */
export function useStart(equipmentId: string | undefined) {
  const navigate = useNavigate();
  const [id] = useState(() => newId());
  const [begun] = useState(() => emptyDraft(new Date(), equipmentId));
  const [draft, setDraft] = useState(begun);
  const facts = useStartFacts(draft);
  const { errors, show } = useFieldErrors(fieldValues(draft, facts));
  const saving = useRecordSave({
    known: undefined,
    save: useStartInspection(),
    onSaved: () => void navigate({ ...inspectionLink(id), replace: true }),
    fieldOf,
    onErrors: show,
  });
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
      if (Object.keys(faults).length === 0) saving.send(inputOf(id, draft, facts));
    },
  };
}

export type Start = ReturnType<typeof useStart>;
