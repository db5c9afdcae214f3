import type { Entry, KeptWork, WorkStore } from './entry.ts';

interface Keeper {
  /** Resolves once the work as it stands now is kept, or the device has refused to keep it. */
  keep: () => Promise<void>;
  isKept: (entry: Entry) => boolean;
  /** Why the device does not keep what waits; undefined while it does. */
  refusal: () => unknown;
}

/** Puts the work of a visit into its store: one state at a time, always the newest, and tells when it is there. */
export function createKeeper(store: WorkStore, work: () => KeptWork, onKept: () => void): Keeper {
  const kept = new WeakSet<Entry>(work().entries);
  let underWay: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let refusal: unknown;

  async function save(): Promise<void> {
    const { entries, states } = work();
    try {
      await store.save({ entries, states });
      refusal = undefined;
      for (const entry of entries) kept.add(entry);
    } catch (error) {
      refusal = error;
    }
    onKept();
  }

  const begin = (): Promise<void> => {
    underWay = save().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };

  return {
    keep: () => {
      if (!underWay) return begin();
      // One more serves everybody who asks meanwhile.
      next ??= underWay.then(() => {
        next = undefined;
        return begin();
      });
      return next;
    },
    isKept: (entry) => kept.has(entry),
    refusal: () => refusal,
  };
}
