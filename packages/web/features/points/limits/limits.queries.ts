import { measurementLimits } from '@assay/contract/measurement-limits';
import type { MeasurementLimit } from '@assay/domain/measurements/limits';
import { isTemporary } from '@assay/domain/points/new-parts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { pointQuery } from '../points.queries.ts';

/** One row of limits, whether it is there already or not. */
export function useSaveLimit(inspectionPointId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { failureShownInPlace: true },
    mutationFn: ({ id, ...limit }: MeasurementLimit & { id: string }) =>
      isTemporary(id)
        ? call(measurementLimits.create, { body: { inspectionPointId, ...limit } })
        : call(measurementLimits.update, { body: { id, inspectionPointId, ...limit } }),
    onSettled: () =>
      client.invalidateQueries({ queryKey: pointQuery(inspectionPointId).queryKey, refetchType: 'none' }),
  });
}
