import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** A form begins with the newest state, and keeps to it: what is read later must not change what is being typed. */
export function useBegun<Known, Key extends QueryKey>(query: UseQueryOptions<Known, Error, Known, Key>) {
  const request = useQuery({ ...query, staleTime: 0 });
  const [begun, setBegun] = useState<Known>();
  if (!begun && request.data && !request.isFetching) setBegun(() => request.data);
  return { begun, request };
}
