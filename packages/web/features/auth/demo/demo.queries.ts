import { demo } from '@assay/contract/demo';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

export const castQuery = queryOptions({
  queryKey: ['application', 'demo', 'cast'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => call(demo.cast, { signal }),
});
