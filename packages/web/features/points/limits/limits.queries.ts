import { measurementLimits } from '@assay/contract/points/measurement-limits';
import type { MeasurementLimit } from '@assay/domain/measurements/limits';
import { isTemporary } from '@assay/domain/points/new-parts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { pointQuery } from '../points.queries.ts';

interface SavedLimit extends Omit<MeasurementLimit, 'unlimited'> {
  id: string;
  unlimited?: boolean | undefined;
}

/** One row of limits, whether it is there already or not. */
export function useSaveLimit(inspectionPointId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { failureShownInPlace: true },
    mutationFn: ({ id, unlimited = false, ...limit }: SavedLimit) =>
      isTemporary(id)
        ? call(measurementLimits.create, { body: { inspectionPointId, ...limit, unlimited } })
        : call(measurementLimits.update, { body: { id, inspectionPointId, ...limit, unlimited } }),
    onSettled: () =>
      client.invalidateQueries({ queryKey: pointQuery(inspectionPointId).queryKey, refetchType: 'none' }),
  });
}
