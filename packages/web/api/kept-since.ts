import { useSyncExternalStore } from 'react';

/** Answers that came from this device because nobody answered, and when the server had given them. */
const moments = new Map<string, number>();
const listeners = new Set<() => void>();

/** Notes that an answer is of a moment past; undefined: it is of now. */
export function noteKeptSince(name: string, moment: number | undefined): void {
  if (moments.get(name) === moment) return;
  if (moment === undefined) moments.delete(name);
  else moments.set(name, moment);
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const keptSince = (queryHash: string): number | undefined => moments.get(queryHash);

/** When the server gave the answer of a query, where it stands in for one of now; undefined for one of now. */
export const useKeptSince = (queryHash: string): number | undefined =>
  useSyncExternalStore(subscribe, () => keptSince(queryHash));
