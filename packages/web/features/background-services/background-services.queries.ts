import { type BackgroundService, backgroundServices } from '@assay/contract/background-services';
import { servicesRefresh } from '@assay/domain/constants';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** Fetched again while somebody looks at it: never while the tab is hidden, at once when it is shown again. */
export const servicesQuery = queryOptions({
  queryKey: ['backgroundServices'],
  queryFn: ({ signal }) => call(backgroundServices.list, { signal }),
  staleTime: 0,
  refetchInterval: servicesRefresh,
  refetchOnWindowFocus: true,
});

function useShowChanged() {
  const client = useQueryClient();
  return async (changed: BackgroundService) => {
    await client.cancelQueries(servicesQuery);
    client.setQueryData(servicesQuery.queryKey, (services) =>
      services?.map((one) => (one.id === changed.id ? changed : one)),
    );
    await client.invalidateQueries(servicesQuery);
  };
}

export function useSetEnabled() {
  return useMutation({
    mutationFn: ({ id, enabled }: { id: string; enabled: boolean }) =>
      call(backgroundServices.setEnabled, { params: { id }, body: enabled }),
    onSuccess: useShowChanged(),
  });
}

export function useResetService() {
  return useMutation({
    mutationFn: (id: string) => call(backgroundServices.reset, { params: { id } }),
    onSuccess: useShowChanged(),
  });
}
