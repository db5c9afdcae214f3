import type { Entry, EntryStore } from './entry.ts';

/** Keeps entries as long as the page is open. */
export function memoryStore(): EntryStore {
  let kept: readonly Entry[] = [];
  return {
    load: async () => kept,
    save: async (entries) => {
      kept = entries;
    },
  };
}
