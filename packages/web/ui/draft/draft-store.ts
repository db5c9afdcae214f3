import { useSyncExternalStore } from 'react';

/** What is being typed: whoever shows a part of it is drawn again when that part changes, and only then. */
export interface DraftStore<D> {
  get: () => D;
  set: (change: (draft: D) => D) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createDraftStore<D>(initial: D): DraftStore<D> {
  let draft = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => draft,
    set: (change) => {
      const next = change(draft);
      if (Object.is(next, draft)) return;
      draft = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A part of a draft, which must be the same object or text as long as it has not changed. */
export const useDraft = <D, Part>(store: DraftStore<D>, select: (draft: D) => Part): Part =>
  useSyncExternalStore(store.subscribe, () => select(store.get()));
