import type { InspectionPoint } from '@assay/contract/points/point';
import type { Point } from '@assay/domain/points/point';
import { cleanedPoint } from '@assay/domain/points/rules';
import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { createDraftStore } from '../../../ui/draft/draft-store.ts';
import { placeOf } from '../../../ui/draft/fault-places.ts';
import { type RecordSave, useRecordSave } from '../../../ui/form/use-record-save.ts';
import type { AfterSaving } from '../../../ui/LeaveGuard.tsx';
import { draftOf } from './point-draft.ts';
import type { Faults } from './point-form-context.ts';
import type { PointDocuments } from './use-point-documents.ts';

interface PointFormOptions<Input> {
  /** The point as loaded; absent for a new one. */
  known: InspectionPoint | undefined;
  begin: () => Point;
  inputOf: (draft: Point, known: InspectionPoint | undefined) => Input;
  save: UseMutationResult<InspectionPoint, Error, RecordSave<InspectionPoint, Input>>;
  onSaved: (saved: InspectionPoint) => void;
  /** The documents of the point, which are saved with it. */
  documents: PointDocuments;
  isReadOnly: boolean;
}

const isSame = (a: Point, b: Point): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The form of a point: what is typed, how it is saved, and what to do when somebody else saved first. */
export function usePointForm<Input>(options: PointFormOptions<Input>) {
  const { known, begin, inputOf, save, onSaved, documents, isReadOnly } = options;
  const [initial] = useState(begin);
  const [state] = useState(() => ({
    draft: createDraftStore(initial),
    faults: createDraftStore<Faults>({}),
    isReadOnly,
    known,
  }));
  const { draft, faults } = state;
  const saving = useRecordSave<InspectionPoint, Input>({
    known,
    save,
    onSaved,
    // The server counts the parts that were sent, not those that the form shows.
    fieldOf: (path) => placeOf(cleanedPoint(draft.get()), path),
    onErrors: (errors) => faults.set(() => errors),
  });

  function send(after?: AfterSaving): void {
    faults.set(() => ({}));
    if (!saving.busy) saving.send(inputOf(draft.get(), saving.known.current), after);
  }

  return {
    state,
    busy: saving.busy,
    failure: saving.failure,
    isDirty: () => !saving.saved.current && (!isSame(draft.get(), initial) || documents.changes() !== undefined),
    send,
    reset: () => {
      faults.set(() => ({}));
      draft.set(() => initial);
      documents.reset();
    },
    conflict: saving.theirs && {
      base: draftOf(saving.known.current ?? saving.theirs),
      theirs: draftOf(saving.theirs),
      choose: (joined: Point) => {
        draft.set(() => joined);
        if (saving.theirs) saving.goOnFrom(saving.theirs);
        send();
      },
      back: saving.back,
    },
  };
}
