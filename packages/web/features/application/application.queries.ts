import { application } from '@assay/contract/application';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** What the application says of itself: its name, its corporate domain, its release. */
export const optionsQuery = queryOptions({
  queryKey: ['application', 'options'],
  meta: { kept: true },
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => call(application.options, { signal }),
});

export const languagesQuery = queryOptions({
  queryKey: ['languages'],
  meta: { kept: true },
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => call(application.languages, { signal }),
});
