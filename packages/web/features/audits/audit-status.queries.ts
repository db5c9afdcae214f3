import { type AuditOutline, audits } from '@assay/contract/audits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** Finishes an audit, or opens it again: the screen is another only once the server has confirmed it. */
export function useSetFinished(id: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { failureShownInPlace: true },
    mutationFn: (finished: boolean): Promise<AuditOutline> =>
      call(audits.setFinished, { params: { id }, body: finished }),
    onSuccess: () =>
      // The page of a machine lists its audits.
      Promise.all([['audits'], ['equipments']].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
