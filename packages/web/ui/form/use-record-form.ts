import { type UseFormReturnType, useForm } from '@mantine/form';
import type { UseMutationResult } from '@tanstack/react-query';
import { type Difference, type Draft, differences, joined, type Side } from '../conflict/three-way.ts';
import type { AfterSaving } from '../LeaveGuard.tsx';
import { type RecordSave, useRecordSave } from './use-record-save.ts';

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
  const { known: loaded, empty, draftOf, inputOf, faultsOf = () => ({}), fieldOf = anyField } = options;
  const form = useForm<D>({ mode: 'uncontrolled', initialValues: loaded ? draftOf(loaded) : empty() });
  const saving = useRecordSave<Known, Input>({
    known: loaded,
    save: options.save,
    onSaved: options.onSaved,
    fieldOf,
    onErrors: (errors) => showErrors(form, errors),
  });
  const { known, theirs } = saving;

  function send(after?: AfterSaving): void {
    const faults = faultsOf(form.getValues());
    showErrors(form, faults);
    if (Object.keys(faults).length === 0) saving.send(inputOf(form.getValues()), after);
    else after?.refused();
  }

  function conflictWith(current: Known): RecordConflict<D> {
    const [mine, other] = [form.getValues(), draftOf(current)];
    const found = differences(known.current ? draftOf(known.current) : empty(), mine, other);
    return {
      found,
      mine,
      theirs: other,
      choose: (choices) => {
        form.setValues(joined(mine, found, choices));
        saving.goOnFrom(current);
        send();
      },
      back: saving.back,
    };
  }

  return {
    form,
    busy: saving.busy,
    submit: form.onSubmit(() => {
      if (!saving.busy) send();
    }),
    /** Saves on the way out. */
    saveFirst: send,
    failure: saving.failure,
    conflict: theirs && conflictWith(theirs),
    isDirty: () => !saving.saved.current && form.isDirty(),
  };
}

const anyField = (path: string): string => path;

function showErrors<D extends Draft>(form: UseFormReturnType<D>, errors: Record<string, string>): void {
  form.clearErrors();
  form.setErrors(errors);
  const [first] = Object.keys(errors);
  if (first) setTimeout(() => form.getInputNode(first as never)?.focus());
}
