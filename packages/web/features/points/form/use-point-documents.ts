import type { PointDocument } from '@assay/contract/documents/document';
import { withoutDuplicateNames } from '@assay/domain/documents/document';
import { useState } from 'react';
import { createDraftStore, type DraftStore } from '../../../ui/draft/draft-store.ts';

/** The documents of a point as its form holds them: those of the library, and files that are uploaded with the save. */
export interface DocumentsDraft {
  chosen: readonly PointDocument[];
  files: readonly File[];
}

/** What a save changes in them. */
export interface DocumentChanges {
  added: string[];
  removed: string[];
  files: readonly File[];
}

const idsOf = (documents: readonly PointDocument[]): string[] => documents.map(({ id }) => id);
const without = (ids: string[], others: string[]): string[] => ids.filter((id) => !others.includes(id));

export interface PointDocuments {
  store: DraftStore<DocumentsDraft>;
  /** Undefined where nothing changed. */
  changes: () => DocumentChanges | undefined;
  addFiles: (files: readonly File[]) => void;
  reset: () => void;
}

/** Nothing of it is written before the point is saved. */
export function usePointDocuments(known: readonly PointDocument[] = []): PointDocuments {
  const [initial] = useState<DocumentsDraft>(() => ({ chosen: known, files: [] }));
  const [store] = useState(() => createDraftStore(initial));
  return {
    store,
    changes: () => {
      const { chosen, files } = store.get();
      const [was, is] = [idsOf(initial.chosen), idsOf(chosen)];
      const [added, removed] = [without(is, was), without(was, is)];
      return added.length + removed.length + files.length > 0 ? { added, removed, files } : undefined;
    },
    addFiles: (files) =>
      store.set((before) => ({ ...before, files: withoutDuplicateNames([...before.files, ...files]).kept })),
    reset: () => store.set(() => initial),
  };
}
