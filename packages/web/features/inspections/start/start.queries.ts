import { type Inspection, type InspectionInput, inspections } from '@assay/contract/inspections';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnreachable } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import type { RecordSave } from '../../../ui/form/use-record-save.ts';
import { inspectionQuery } from '../perform/inspections.queries.ts';

/** Starts on the server; where nobody answers, on this device, with what it has kept. */
export function useStartInspection(beginHere: (body: InspectionInput) => Promise<Inspection | undefined>) {
  const client = useQueryClient();
  return useMutation({
    meta: { failureShownInPlace: true },
    mutationFn: async ({ body }: RecordSave<Inspection, InspectionInput>): Promise<Inspection> => {
      try {
        return await call(inspections.create, { body });
      } catch (error) {
        const begun = isUnreachable(error) ? await beginHere(body) : undefined;
        if (!begun) throw error;
        return begun;
      }
    },
    onSuccess: (started) => {
      client.setQueryData(inspectionQuery(started.id).queryKey, started);
      // A machine may be new, and its page lists its inspections.
      for (const queryKey of [['inspections', 'list'], ['equipments']]) void client.invalidateQueries({ queryKey });
    },
  });
}
