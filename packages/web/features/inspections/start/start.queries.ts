import { type Inspection, type InspectionInput, inspections } from '@assay/contract/inspections';
import { inspectionProtocols } from '@assay/contract/protocols';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import type { RecordSave } from '../../../ui/form/use-record-save.ts';
import { inspectionQuery } from '../perform/inspections.queries.ts';

/** What protocols are chosen by; a machine that is not known yet has no id. */
export interface FitTarget {
  productFamilyId: string;
  productModelId: string;
  equipmentId?: string;
}

export const fittingProtocolsQuery = (target: FitTarget) =>
  queryOptions({
    queryKey: ['inspectionProtocols', 'fitting', target],
    queryFn: ({ signal }) => call(inspectionProtocols.sortedByFit, { query: { ...target }, signal }),
  });

export function useStartInspection() {
  const client = useQueryClient();
  return useMutation({
    meta: { failureShownInPlace: true },
    mutationFn: ({ body }: RecordSave<Inspection, InspectionInput>): Promise<Inspection> =>
      call(inspections.create, { body }),
    onSuccess: (started) => {
      client.setQueryData(inspectionQuery(started.id).queryKey, started);
      // A machine may be new, and its page lists its inspections.
      for (const queryKey of [['inspections', 'list'], ['equipments']]) void client.invalidateQueries({ queryKey });
    },
  });
}
