import { type LogEntry, logs, type WebLogEntry } from '@assay/contract/logs';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export interface WebLogFilter {
  users: string;
  /** As the field holds it, in UTC, without its zone. */
  start: string;
  stop: string;
}

const isEmpty = (filter: object): boolean => Object.values(filter).every((value) => value === '');

const instantOf = (field: string): string => {
  const at = new Date(`${field}Z`);
  return field && !Number.isNaN(at.getTime()) ? at.toISOString() : '';
};

/** A log that was loaded stays as it was until somebody loads it again. */
const asLoaded = { staleTime: Number.POSITIVE_INFINITY, gcTime: 60_000 };

/** Whether it is the newest lines of all, rather than those of a filter. */
export const isUnfiltered = isEmpty;

export const webLogQuery = (filter: WebLogFilter) =>
  queryOptions({
    ...asLoaded,
    queryKey: ['logs', 'web', filter],
    queryFn: ({ signal }): Promise<WebLogEntry[]> => {
      if (isEmpty(filter)) return call(logs.newestOfWeb, { signal });
      const { users, start, stop } = filter;
      // The contract reads the commas itself.
      const query = { users: users as never, start: instantOf(start), stop: instantOf(stop) };
      return call(logs.ofWeb, { query, signal });
    },
  });

export interface AppLogFilter {
  date: string;
  email: string;
}

export const appLogQuery = (filter: AppLogFilter) =>
  queryOptions({
    ...asLoaded,
    queryKey: ['logs', 'app', filter],
    queryFn: ({ signal }): Promise<LogEntry[]> =>
      isEmpty(filter) ? call(logs.newest, { signal }) : call(logs.ofApp, { query: filter, signal }),
  });
