import { type CertifiedUser, type CertifiedUserInput, certifiedUsers } from '@assay/contract/certificates';
import { listOrders } from '@assay/domain/constants';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { RecordSave } from '../../ui/form/use-record-save.ts';
import type { ListDefaults } from '../../ui/list/list-state.ts';
import { t } from './certifications.texts.ts';

const noun = ['certifiedUsers'] as const;
const inPlace = { failureShownInPlace: true } as const;

export const certifiedUserSource = { endpoint: certifiedUsers.list, key: noun };
export const certifiedUserDefaults = {
  sort: listOrders.certifiedUsers,
  filters: { expiring: '' },
} satisfies ListDefaults;

/** One's own, as the server judges them today. */
export const ownCertificatesQuery = queryOptions({
  queryKey: [...noun, 'mine'],
  meta: { kept: true },
  queryFn: ({ signal }) => call(certifiedUsers.mine, { signal }),
});

export const certifiedUserHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: [...noun, 'history', id],
    queryFn: ({ signal }) => call(certifiedUsers.history, { params: { id }, signal }),
  });

/** What went wrong the last time; the next attempt takes it away. */
export interface Attempts {
  begin: () => void;
  fail: (title: string, error: Error) => void;
}

function useChanged() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: noun });
}

type Save = RecordSave<CertifiedUser, CertifiedUserInput>;

export const useSaveCertifiedUser = ({ begin, fail }: Attempts) =>
  useMutation({
    meta: inPlace,
    mutationFn: ({ known, body }: Save) =>
      known
        ? call(certifiedUsers.update, { params: { id: known.id }, revision: known.revision, body })
        : call(certifiedUsers.create, { body }),
    onMutate: begin,
    onError: (error, { known, body: { email, employeeId } }) =>
      fail(t(known ? 'errorUpdating' : 'errorCreating', { email, employeeId }), error),
    onSuccess: useChanged(),
  });

export const useDeleteCertifiedUser = ({ begin, fail }: Attempts) =>
  useMutation({
    meta: inPlace,
    mutationFn: ({ id }: CertifiedUser) => call(certifiedUsers.delete, { params: { id } }),
    onMutate: begin,
    onError: (error, { email, employeeId }) => fail(t('errorDeleting', { email, employeeId }), error),
    onSettled: useChanged(),
  });
