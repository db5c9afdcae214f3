import type { AuditInput } from '@assay/contract/audit-inputs';
import { type AuditOutline, audits } from '@assay/contract/audits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnreachable } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import type { RecordSave } from '../../../ui/form/use-record-save.ts';
import { auditSource } from '../audit-lists.queries.ts';

/** Starts on the server; where nobody answers, on this device, with what it has kept. */
export function useCreateAudit(beginHere: (body: AuditInput) => Promise<AuditOutline | undefined>) {
  const client = useQueryClient();
  return useMutation({
    meta: { failureShownInPlace: true },
    mutationFn: async ({ body }: RecordSave<AuditOutline, AuditInput>): Promise<AuditOutline> => {
      try {
        return await call(audits.create, { body });
      } catch (error) {
        const begun = isUnreachable(error) ? await beginHere(body) : undefined;
        if (!begun) throw error;
        return begun;
      }
    },
    onSuccess: () => client.invalidateQueries({ queryKey: auditSource.key }),
  });
}
