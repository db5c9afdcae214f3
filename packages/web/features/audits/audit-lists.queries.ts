import { audits } from '@assay/contract/audits';
import { listAmount, listOrders } from '@assay/domain/constants';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { ListDefaults } from '../../ui/list/list-state.ts';

export const auditSource = { endpoint: audits.list, key: ['audits'], kept: true as const };

export const auditDefaults = {
  sort: listOrders.audits,
  filters: { statuses: '', mineOnly: '' },
} satisfies ListDefaults;

/** One's own items stand ten to a page; other lists share the page with them. */
export const ownAuditDefaults = {
  sort: listOrders.audits,
  amount: listAmount.own,
  prefix: 'audits',
} satisfies ListDefaults;

/** The screen is another only once the server has confirmed it, and then all of it is what the server has. */
function useAuditsChanged() {
  const client = useQueryClient();
  // The page of a machine lists its audits.
  return () => Promise.all([auditSource.key, ['equipments']].map((queryKey) => client.invalidateQueries({ queryKey })));
}

const inPlace = { failureShownInPlace: true } as const;

/** Finishes an audit, or opens it again. */
export function useSetFinished(id: string) {
  const onSuccess = useAuditsChanged();
  return useMutation({
    meta: inPlace,
    mutationFn: (finished: boolean) => call(audits.setFinished, { params: { id }, body: finished }),
    onSuccess,
  });
}

export function useDeleteAudit(id: string) {
  const onSuccess = useAuditsChanged();
  return useMutation({ meta: inPlace, mutationFn: () => call(audits.delete, { params: { id } }), onSuccess });
}
