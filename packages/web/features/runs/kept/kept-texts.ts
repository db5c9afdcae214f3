import { useState, useSyncExternalStore } from 'react';
import { createDraftStore, type DraftStore } from '../../../ui/draft/draft-store.ts';
import type { Unsent } from '../queue/queue.ts';

/** Something that was typed and could not be saved any more, with its words: the page may be another by the time that it is read. */
export interface KeptText extends Unsent {
  /** What it is about: 'Summary', or a point of a machine. */
  title: string;
  text: string;
}

const storageKey = (personId: string, visitId: string): string => `assay.kept.${personId}.${visitId}`;

function read(key: string): readonly KeptText[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as KeptText[];
  } catch {
    return [];
  }
}

function write(key: string, kept: readonly KeptText[]): void {
  try {
    if (kept.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage that is full or forbidden: it stays on the page as long as that is open.
  }
}

/** What is kept for a person and a visit, in this tab, until they dismiss it; a page that is loaded anew still has it. */
function openKeptTexts(personId: string, visitId: string): DraftStore<readonly KeptText[]> {
  const key = storageKey(personId, visitId);
  const store = createDraftStore(read(key));
  store.subscribe(() => write(key, store.get()));
  return store;
}

export function useKeptTexts(personId: string, visitId: string) {
  const [store] = useState(() => openKeptTexts(personId, visitId));
  return {
    kept: useSyncExternalStore(store.subscribe, store.get),
    keep: (more: readonly KeptText[]) => store.set((before) => [...before, ...more]),
    dismiss: (one: KeptText) => store.set((before) => before.filter((other) => other !== one)),
  };
}
