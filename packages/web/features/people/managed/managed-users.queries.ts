import { type ExternalUser, type ExternalUserInput, externalUsers } from '@assay/contract/people';
import { listOrders } from '@assay/domain/constants';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import type { RecordSave } from '../../../ui/form/use-record-save.ts';
import type { ListDefaults } from '../../../ui/list/list-state.ts';

const inPlace = { failureShownInPlace: true } as const;
const noun = ['externalUsers'] as const;

export const userSource = { endpoint: externalUsers.list, key: noun };
export const userDefaults = {
  sort: listOrders.distributors,
  filters: { expiring: '' },
} satisfies ListDefaults;

export const userHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: [...noun, 'history', id],
    queryFn: ({ signal }) => call(externalUsers.history, { params: { id }, signal }),
  });

function useUsersChanged() {
  const client = useQueryClient();
  return () => {
    // A company may be new.
    for (const queryKey of [noun, ['companies']]) void client.invalidateQueries({ queryKey });
  };
}

export const useSaveUser = () =>
  useMutation({
    meta: inPlace,
    mutationFn: ({ known, body }: RecordSave<ExternalUser, ExternalUserInput>) =>
      known
        ? call(externalUsers.update, { params: { id: known.id }, revision: known.revision, body })
        : call(externalUsers.create, { body }),
    onSuccess: useUsersChanged(),
  });

const useStep = (endpoint: typeof externalUsers.delete | typeof externalUsers.activate) =>
  useMutation({
    meta: inPlace,
    mutationFn: (id: string) => call(endpoint, { params: { id } }),
    onSettled: useUsersChanged(),
  });

export const useDeleteUser = () => useStep(externalUsers.delete);
export const useActivateUser = () => useStep(externalUsers.activate);
