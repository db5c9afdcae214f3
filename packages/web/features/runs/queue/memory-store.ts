import type { WorkStore } from './entry.ts';

const done = async (): Promise<void> => undefined;

/** Keeps nothing beyond the page: for what is saved as a whole, and for browsers that refuse to store anything. */
export const memoryStore: WorkStore = { lasts: false, save: done, release: done };
