import { type Customer, type CustomerInput, customers } from '@assay/contract/customers';
import { listOrders } from '@assay/domain/constants';
import { hashKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { RecordSave } from '../../ui/form/use-record-save.ts';
import type { ListDefaults } from '../../ui/list/list-state.ts';
import { matching } from '../../ui/picker/choice.ts';
import type { ChoiceSource } from '../../ui/picker/SearchPicker.tsx';
import { findKept } from '../device/kept-choices.ts';
import { keptReply } from '../device/kept-replies.ts';
import { customerName } from './customer-name.ts';

const inPlace = { failureShownInPlace: true } as const;
const noun = ['customers'] as const;

export const customerSource = { endpoint: customers.query, key: noun, kept: true as const };
export const customerDefaults = { sort: listOrders.customers } satisfies ListDefaults;

export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: [...noun, 'one', id],
    meta: { kept: true },
    queryFn: ({ signal }) => call(customers.get, { params: { id }, signal }),
  });

export const customerHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: [...noun, 'history', id],
    queryFn: ({ signal }) => call(customers.history, { params: { id }, signal }),
  });

export const customerChoices: ChoiceSource = {
  key: noun,
  kept: findKept('customers'),
  find: async (search, signal) => {
    const query = { amount: 50, orderKey: 'name', orderDirection: 'asc', search } as const;
    const { result, count } = await call(customers.query, { query, signal });
    const options = result.map((customer) => ({
      id: customer.id,
      name: customerName(customer),
      ...(customer.mdmCustomerId && { detail: customer.mdmCustomerId }),
    }));
    return { options, count };
  },
};

/** A customer comes with all its sites. */
export const siteChoices = (customerId: string): ChoiceSource => ({
  key: [...noun, 'sites', customerId],
  find: async (search, signal) => {
    const { sites } = await keptReply(hashKey(customerQuery(customerId).queryKey), () =>
      call(customers.get, { params: { id: customerId }, signal }),
    );
    const choices = sites.map(({ id, name, country, stateProvince }) => {
      const detail = [stateProvince, country].filter(Boolean).join(', ');
      return { id, name, ...(detail && { detail }) };
    });
    return matching(choices, search);
  },
});

/** Whatever was written: lists, the record and its history are read anew. */
function useCustomersChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: noun });
}

export function useSaveCustomer() {
  const client = useQueryClient();
  return useMutation({
    meta: inPlace,
    mutationFn: ({ known, body }: RecordSave<Customer, CustomerInput>) =>
      known
        ? call(customers.update, { params: { id: known.id }, revision: known.revision, body })
        : call(customers.create, { body }),
    onSuccess: (saved) => {
      void client.invalidateQueries({ queryKey: noun });
      client.setQueryData(customerQuery(saved.id).queryKey, saved);
    },
  });
}

export function useMergeCustomers(from: string, into: string) {
  const changed = useCustomersChanged();
  return useMutation({
    meta: inPlace,
    mutationFn: (name: string) => call(customers.merge, { params: { id: from }, body: { customerId: into, name } }),
    onSuccess: changed,
  });
}

export function useDeleteCustomer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(customers.delete, { params: { id } }),
    // The record itself is gone: asking for it again would only fail.
    onSuccess: () => client.invalidateQueries({ queryKey: [...noun, 'list'] }),
    onError: () => client.invalidateQueries({ queryKey: [...noun, 'list'] }),
  });
}
