import type { UseMutationResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { faultText } from '../fault-text.ts';
import type { AfterSaving } from '../LeaveGuard.tsx';

/** What is saved: a change of a known record, or a new one. */
export interface RecordSave<Known, Input> {
  known?: Known | undefined;
  body: Input;
}

interface RecordSaveOptions<Known, Input> {
  /** The record as loaded; absent for a new one. */
  known: Known | undefined;
  save: UseMutationResult<Known, Error, RecordSave<Known, Input>>;
  onSaved: (saved: Known) => void;
  /** The field of the form that an error of the server belongs to; undefined where none does. */
  fieldOf: (path: string) => string | undefined;
  /** The errors of the server by their fields. */
  onErrors: (errors: Record<string, string>) => void;
}

/** The saving of one record: what it is compared with, what went wrong and where, and whether somebody else saved first. */
export function useRecordSave<Known, Input>(options: RecordSaveOptions<Known, Input>) {
  const { known: loaded, save, onSaved, fieldOf, onErrors } = options;
  const [theirs, setTheirs] = useState<Known>();
  // What the person's changes are compared with: as loaded, and after a conflict as the other person left it.
  const known = useRef(loaded);
  const saved = useRef(false);

  const placed = (error: ApiError) =>
    error.errors
      .map(({ path, ...fault }) => ({ field: path === 'body' ? undefined : fieldOf(path), message: faultText(fault) }))
      .filter(({ field }) => field !== undefined);

  const isShownAtFields = (error: Error | null): boolean =>
    error instanceof ApiError && error.errors.length > 0 && placed(error).length === error.errors.length;

  function send(body: Input, after?: AfterSaving): void {
    save.mutate(
      { known: known.current, body },
      {
        onSuccess: (reply) => {
          saved.current = true;
          if (after) after.saved();
          else onSaved(reply);
        },
        onError: (error) => {
          after?.refused();
          if (!(error instanceof ApiError)) return;
          if (isStale(error) && error.current) setTheirs(error.current as Known);
          onErrors(Object.fromEntries(placed(error).map(({ field, message }) => [field ?? '', message])));
        },
      },
    );
  }

  const silent = save.isPending || theirs || isShownAtFields(save.error) || isStale(save.error);
  return {
    known,
    saved,
    theirs,
    send,
    /** The other person's state is what the next save is based on. */
    goOnFrom: (current: Known) => {
      known.current = current;
      setTheirs(undefined);
    },
    back: () => setTheirs(undefined),
    busy: save.isPending,
    failure: silent ? null : save.error,
  };
}

const isStale = (error: Error | null): boolean => error instanceof ApiError && error.status === 412;
