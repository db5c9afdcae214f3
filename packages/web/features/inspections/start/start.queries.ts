import { inspectionStarts } from '@assay/contract/inspection-starts';
import { type Inspection, type InspectionInput, inspections } from '@assay/contract/inspections';
import { inspectionProtocols } from '@assay/contract/protocols';
import type { ProtocolType } from '@assay/domain/protocols/protocol-types';
import type { ProtocolSnapshot } from '@assay/domain/protocols/snapshot';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnreachable } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import type { RecordSave } from '../../../ui/form/use-record-save.ts';
import { inspectionQuery } from '../perform/inspections.queries.ts';

/** What protocols are chosen by; a machine that is not known yet has no id. */
export interface FitTarget {
  productFamilyId: string;
  productModelId: string;
  equipmentId?: string;
}

/** A protocol that was frozen, and under which name. */
export interface FrozenProtocol {
  snapshot: string;
  content: ProtocolSnapshot & { type: ProtocolType };
}

export const fittingProtocolsQuery = (target: FitTarget) =>
  queryOptions({
    queryKey: ['inspectionProtocols', 'fitting', target],
    meta: { kept: true },
    queryFn: ({ signal }) => call(inspectionProtocols.sortedByFit, { query: { ...target }, signal }),
  });

/** A protocol as work that begins now is carried out upon it. */
export const frozenProtocolQuery = (protocolId: string) =>
  queryOptions({
    queryKey: ['inspectionProtocols', 'frozen', protocolId],
    meta: { kept: true },
    queryFn: async ({ signal }): Promise<FrozenProtocol> =>
      (await call(inspectionStarts.freeze, {
        params: { id: protocolId },
        signal,
        retries: false,
      })) as FrozenProtocol,
  });

/** What was answered on a machine the last time. */
export const lastAnswersQuery = (equipmentId: string) =>
  queryOptions({
    queryKey: ['equipments', 'lastAnswers', equipmentId],
    meta: { kept: true },
    queryFn: ({ signal }) => call(inspectionStarts.lastAnswers, { params: { id: equipmentId }, signal }),
  });

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
