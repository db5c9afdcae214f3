import type { Customer } from '@assay/contract/customers';
import type { UseFormReturnType } from '@mantine/form';
import { useRecordForm } from '../../ui/form/use-record-form.ts';
import { type CustomerDraft, draftOf, emptyDraft, inputOf } from './customer-draft.ts';
import { useSaveCustomer } from './customers.queries.ts';

export type CustomerFormState = UseFormReturnType<CustomerDraft>;

export const useCustomerForm = (customer: Customer | undefined, onSaved: (saved: Customer) => void) =>
  useRecordForm({
    known: customer,
    empty: emptyDraft,
    draftOf,
    inputOf,
    save: useSaveCustomer(),
    onSaved,
    // Errors of single fields stand beside them; one of a whole list would have no place.
    fieldOf: (path) => (path === 'sites' || path === 'contacts' ? undefined : path),
  });
