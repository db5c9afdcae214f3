import { type ReviewNotice, reviewNotices } from '@assay/contract/review-notices';
import { minutes } from '@assay/domain/time';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

export const reviewNoticesQuery = queryOptions({
  queryKey: ['reviewNotices'],
  queryFn: ({ signal }) => call(reviewNotices.list, { signal }),
  staleTime: minutes(1),
  refetchInterval: minutes(2),
});

/** Says that the person has opened an inspection. */
export function useSeen() {
  const client = useQueryClient();
  return useMutation({
    // A mark that stays a little longer hurts nobody.
    meta: { failureShownInPlace: true },
    mutationFn: (id: string) => call(reviewNotices.seen, { params: { id } }),
    onSuccess: (_, id) =>
      client.setQueryData<ReviewNotice[]>(reviewNoticesQuery.queryKey, (known) =>
        known?.filter(({ inspectionId }) => inspectionId !== id),
      ),
  });
}
