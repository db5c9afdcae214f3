import type { InspectionItem } from '@assay/contract/inspection-item';
import { inspections } from '@assay/contract/inspections';
import { listOrders } from '@assay/domain/constants';
import type { InspectionRating, InspectionStatus } from '@assay/domain/inspections/status';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import type { ListDefaults, ListQuery } from '../../../ui/list/list-state.ts';
import { inspectionSource } from '../inspection-lists.queries.ts';

const inPlace = { failureShownInPlace: true } as const;

export const reportDefaults = {
  sort: listOrders.inspections,
  filters: { statuses: '', types: '', mineOnly: '', sentBack: '', unrated: '' },
} satisfies ListDefaults;

/** What each filter would show; asked for apart from the rows, which never wait for it, and kept until there is a newer answer. */
export function useReportCounts({ search, filters }: ListQuery) {
  const { types = '', statuses = '', mineOnly, sentBack, unrated } = filters;
  const query = {
    ...(search && { search }),
    ...(types && { types }),
    ...(mineOnly === 'true' && { mineOnly: true }),
    ...(sentBack === 'true' && { sentBack: true }),
    ...(unrated === 'true' && { unrated: true }),
    ...(statuses && { statuses: statuses.split(',') as InspectionStatus[] }),
  };
  const { data } = useQuery({
    queryKey: [...inspectionSource.key, 'counts', query],
    queryFn: ({ signal }) => call(inspections.counts, { query, signal }),
    placeholderData: keepPreviousData,
  });
  return data && { statuses: { of: data.statuses, exact: data.exact }, types: { of: data.types, exact: data.exact } };
}

/** The screen is another only once the server has confirmed it, and then all of it is what the server has. */
function useInspectionsChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: inspectionSource.key });
}

export function useRateInspection(id: string) {
  const onSuccess = useInspectionsChanged();
  return useMutation({
    mutationFn: (rating: InspectionRating) => call(inspections.rate, { params: { id }, body: { rating } }),
    onSuccess,
  });
}

export function useFinishInspection({ id }: InspectionItem) {
  const onSuccess = useInspectionsChanged();
  return useMutation({
    meta: inPlace,
    mutationFn: (decided: { useOldSignatures?: boolean }) =>
      call(inspections.updateStatus, { params: { id }, body: { status: 'Finished', ...decided } }),
    onSuccess,
  });
}

/** By force only where the person was shown that it is finished. */
export function useDeleteInspection({ id, status }: InspectionItem) {
  const onSuccess = useInspectionsChanged();
  return useMutation({
    meta: inPlace,
    mutationFn: () =>
      call(inspections.delete, { params: { id }, ...(status === 'Finished' && { query: { force: 'true' } }) }),
    onSuccess,
  });
}
