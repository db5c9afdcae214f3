import type { Customer } from '@assay/contract/customers';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { type Difference, differences, joined, type Side } from '../../ui/conflict/three-way.ts';
import { type CustomerDraft, draftOf, emptyDraft, inputOf } from './customer-draft.ts';
import { useSaveCustomer } from './customers.queries.ts';

export type CustomerFormState = UseFormReturnType<CustomerDraft>;

export interface CustomerConflict {
  found: readonly Difference[];
  mine: CustomerDraft;
  theirs: CustomerDraft;
  choose: (choices: ReadonlyMap<string, Side>) => void;
  back: () => void;
}

/** The form's values, its saving, and what to do when somebody else saved first. */
export function useCustomerForm(customer: Customer | undefined, onSaved: (saved: Customer) => void) {
  const form = useForm<CustomerDraft>({
    mode: 'uncontrolled',
    initialValues: customer ? draftOf(customer) : emptyDraft(),
  });
  const save = useSaveCustomer();
  const [theirs, setTheirs] = useState<Customer>();
  // What the person's changes are compared with: as loaded, and after a conflict as the other person left it.
  const known = useRef(customer);
  const saved = useRef(false);

  function send(): void {
    form.clearErrors();
    save.mutate(
      { known: known.current, body: inputOf(form.getValues()) },
      {
        onSuccess: (reply) => {
          saved.current = true;
          onSaved(reply);
        },
        onError: (error) => {
          if (!(error instanceof ApiError)) return;
          if (error.status === 412 && error.current) setTheirs(error.current as Customer);
          showFieldErrors(form, error);
        },
      },
    );
  }

  function choose(found: readonly Difference[], choices: ReadonlyMap<string, Side>): void {
    form.setValues(joined(form.getValues(), found, choices));
    known.current = theirs;
    setTheirs(undefined);
    send();
  }

  return {
    form,
    save,
    submit: form.onSubmit(() => {
      if (!save.isPending) send();
    }),
    failure: save.isPending || theirs || isShownAtFields(save.error) || isStale(save.error) ? null : save.error,
    conflict: theirs && conflictOf(known.current, form.getValues(), theirs),
    isDirty: () => !saved.current && form.isDirty(),
  };

  function conflictOf(base: Customer | undefined, mine: CustomerDraft, current: Customer): CustomerConflict {
    const other = draftOf(current);
    const found = differences(base ? draftOf(base) : emptyDraft(), mine, other);
    return {
      found,
      mine,
      theirs: other,
      choose: (choices) => choose(found, choices),
      back: () => setTheirs(undefined),
    };
  }
}

const isStale = (error: Error | null): boolean => error instanceof ApiError && error.status === 412;

/** Errors of single fields stand beside them; one of a whole list would have no place. */
const fieldErrors = (error: ApiError) =>
  error.errors.filter(({ path }) => path !== '' && !/^(sites|contacts)$/.test(path));

const isShownAtFields = (error: Error | null): boolean =>
  error instanceof ApiError && error.errors.length > 0 && fieldErrors(error).length === error.errors.length;

function showFieldErrors(form: CustomerFormState, error: ApiError): void {
  const shown = fieldErrors(error);
  form.setErrors(Object.fromEntries(shown.map(({ path, message }) => [path, message])));
  const [first] = shown;
  if (first) setTimeout(() => form.getInputNode(first.path)?.focus());
}
