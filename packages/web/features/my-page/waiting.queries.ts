import { waiting } from '@assay/contract/waiting';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** Counted anew whenever the page opens: others work on the same things. */
export const waitingQuery = queryOptions({
  queryKey: ['waiting'],
  meta: { kept: true },
  staleTime: 0,
  queryFn: ({ signal }) => call(waiting.counts, { signal }),
});
