import { type UseFormReturnType, useForm } from '@mantine/form';
import type { UseMutationResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { type Difference, type Draft, differences, joined, type Side } from '../conflict/three-way.ts';

/** What is saved: a change of a known record, or a new one. */
export interface RecordSave<Known, Input> {
  known?: Known | undefined;
  body: Input;
}

interface RecordFormOptions<Known, D extends Draft, Input> {
  /** The record as loaded; absent for a new one. */
  known: Known | undefined;
  empty: () => D;
  draftOf: (record: Known) => D;
  inputOf: (draft: D) => Input;
  save: UseMutationResult<Known, Error, RecordSave<Known, Input>>;
  onSaved: (saved: Known) => void;
  /** What is wrong before anything is sent, by the path of the field. */
  faultsOf?: (draft: D) => Record<string, string>;
  /** The field of the form that an error of the server belongs to; undefined where none does. */
  fieldOf?: (path: string) => string | undefined;
}

export interface RecordConflict<D extends Draft> {
  found: readonly Difference[];
  mine: D;
  theirs: D;
  choose: (choices: ReadonlyMap<string, Side>) => void;
  back: () => void;
}

/** A form of one record: its values, its saving, and what to do when somebody else saved first. */
export function useRecordForm<Known, D extends Draft, Input>(options: RecordFormOptions<Known, D, Input>) {
  const { known: loaded, empty, draftOf, inputOf, save, onSaved, faultsOf = () => ({}), fieldOf = anyField } = options;
  const form = useForm<D>({ mode: 'uncontrolled', initialValues: loaded ? draftOf(loaded) : empty() });
  const [theirs, setTheirs] = useState<Known>();
  // What the person's changes are compared with: as loaded, and after a conflict as the other person left it.
  const known = useRef(loaded);
  const saved = useRef(false);

  function send(): void {
    const faults = faultsOf(form.getValues());
    showErrors(form, faults);
    if (Object.keys(faults).length > 0) return;
    save.mutate(
      { known: known.current, body: inputOf(form.getValues()) },
      {
        onSuccess: (reply) => {
          saved.current = true;
          onSaved(reply);
        },
        onError: (error) => {
          if (!(error instanceof ApiError)) return;
          if (isStale(error) && error.current) setTheirs(error.current as Known);
          showErrors(form, Object.fromEntries(placed(error).map(({ field, message }) => [field ?? '', message])));
        },
      },
    );
  }

  const placed = (error: ApiError) =>
    error.errors
      .map(({ path, message }) => ({ field: path === '' ? undefined : fieldOf(path), message }))
      .filter(({ field }) => field !== undefined);

  const isShownAtFields = (error: Error | null): boolean =>
    error instanceof ApiError && error.errors.length > 0 && placed(error).length === error.errors.length;

  function conflictWith(current: Known): RecordConflict<D> {
    const [mine, other] = [form.getValues(), draftOf(current)];
    const found = differences(known.current ? draftOf(known.current) : empty(), mine, other);
    return {
      found,
      mine,
      theirs: other,
      choose: (choices) => {
        form.setValues(joined(mine, found, choices));
        known.current = current;
        setTheirs(undefined);
        send();
      },
      back: () => setTheirs(undefined),
    };
  }

  const silent = save.isPending || theirs || isShownAtFields(save.error) || isStale(save.error);
  return {
    form,
    busy: save.isPending,
    submit: form.onSubmit(() => {
      if (!save.isPending) send();
    }),
    failure: silent ? null : save.error,
    conflict: theirs && conflictWith(theirs),
    isDirty: () => !saved.current && form.isDirty(),
  };
}

const anyField = (path: string): string => path;

const isStale = (error: Error | null): boolean => error instanceof ApiError && error.status === 412;

function showErrors<D extends Draft>(form: UseFormReturnType<D>, errors: Record<string, string>): void {
  form.clearErrors();
  form.setErrors(errors);
  const [first] = Object.keys(errors);
  if (first) setTimeout(() => form.getInputNode(first as never)?.focus());
}
