import type { AuditInput } from '@assay/contract/audit-inputs';
import { type AuditOutline, audits } from '@assay/contract/audits';
import { inspectionProtocols } from '@assay/contract/protocols';
import type { ProtocolType } from '@assay/domain/protocols/protocol-types';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import type { RecordSave } from '../../../ui/form/use-record-save.ts';
import { auditSource } from '../audit-lists.queries.ts';

/** The protocols of a type that is for no machine, newest first. */
export const siteProtocolsQuery = (type: Extract<ProtocolType, 'Audit_Site' | 'Audit_Site_Operational'>) =>
  queryOptions({
    queryKey: ['inspectionProtocols', 'fitting', { type }],
    queryFn: ({ signal }) => call(inspectionProtocols.sortedByFit, { query: { type }, signal }),
  });

export function useCreateAudit() {
  const client = useQueryClient();
  return useMutation({
    meta: { failureShownInPlace: true },
    mutationFn: ({ body }: RecordSave<AuditOutline, AuditInput>): Promise<AuditOutline> =>
      call(audits.create, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: auditSource.key }),
  });
}
