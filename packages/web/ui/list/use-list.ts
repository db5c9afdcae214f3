import type { Endpoint, ReplyOf } from '@assay/contract/base/endpoint';
import { hashKey, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useKeptSince } from '../../api/kept-since.ts';
import type { ListQuery } from './list-state.ts';

interface ListReply<Row> {
  result: Row[];
  count: number;
}

type RowOf<E extends Endpoint> = ReplyOf<E> extends ListReply<infer Row> ? Row : never;

/** An endpoint that answers a page of rows, and where in the cache its answers are kept. */
export interface ListSource<E extends Endpoint> {
  endpoint: E;
  /** Begins with the noun, so that a change of the noun can make all its lists stale. */
  key: readonly string[];
  params?: Record<string, string>;
  /** Field work begins here: its first page stays on this device, for when the server cannot be reached. */
  kept?: true;
}

export interface List<Row> {
  /** The rows last answered; absent until the first answer. */
  rows: readonly Row[] | undefined;
  count: number;
  /** The rows shown are not yet those requested. */
  waiting: boolean;
  error: Error | null;
  /** When the rows were answered, where nobody answers now. */
  keptSince?: number | undefined;
  retry: () => void;
  /** Asks for a page ahead of need. */
  prefetch: (page: number) => void;
}

const listOptions = <E extends Endpoint>({ endpoint, key, params, kept }: ListSource<E>, query: ListQuery) => {
  const request = {
    offset: (query.page - 1) * query.amount,
    amount: query.amount,
    search: query.search || undefined,
    orderKey: query.orderKey || undefined,
    orderDirection: query.orderKey ? query.orderDirection : undefined,
    ...Object.fromEntries(Object.entries(query.filters).map(([name, value]) => [name, value || undefined])),
  };
  return queryOptions({
    queryKey: [...key, 'list', params ?? {}, request],
    ...(kept && query.page === 1 && !query.search && { meta: { kept } }),
    queryFn: ({ signal }) =>
      call<Endpoint>(endpoint, { params, query: request, signal } as never) as Promise<unknown> as Promise<
        ListReply<RowOf<E>>
      >,
  });
};

/** The rows of a list; earlier ones stay until those requested are there, and when they cannot be had. */
export function useList<E extends Endpoint>(
  source: ListSource<E>,
  query: ListQuery,
  /** While another list stands in its place, it asks for nothing. */
  enabled = true,
): List<RowOf<E>> {
  const client = useQueryClient();
  const options = listOptions(source, query);
  const request = useQuery({ ...options, enabled });
  const keptSince = useKeptSince(hashKey(options.queryKey));
  const [last, setLast] = useState(request.data);
  if (request.data && request.data !== last) setLast(request.data);
  const shown = request.data ?? last;
  return {
    rows: shown?.result,
    count: shown?.count ?? 0,
    waiting: request.data === undefined && request.isFetching,
    error: request.isFetching ? null : request.error,
    keptSince,
    retry: () => void request.refetch(),
    prefetch: (page) => void client.prefetchQuery(listOptions(source, { ...query, page })),
  };
}
