import type { BodyOf } from '@assay/contract/base/endpoint';
import { documentCategories } from '@assay/contract/document-categories';
import { documentPackages } from '@assay/contract/document-packages';
import { documents } from '@assay/contract/documents';
import type { LibraryDocument } from '@assay/contract/documents/document';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { RecordSave } from '../../ui/form/use-record-save.ts';

const inPlace = { failureShownInPlace: true } as const;
export const noun = ['documents'] as const;

export const treeQuery = queryOptions({
  queryKey: [...noun, 'tree'],
  queryFn: ({ signal }) => call(documentCategories.list, { signal }),
});

export const packagesQuery = queryOptions({
  queryKey: [...noun, 'packages'],
  queryFn: ({ signal }) => call(documentPackages.list, { signal }),
});

export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: [...noun, 'one', id],
    queryFn: ({ signal }) => call(documents.get, { params: { id }, signal }),
  });

export const documentHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: [...noun, 'history', id],
    queryFn: ({ signal }) => call(documents.history, { params: { id }, signal }),
  });

/** Below the packages, so that what changes them makes it stale. */
export const packageHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: [...noun, 'packages', 'history', id],
    queryFn: ({ signal }) => call(documentPackages.history, { params: { id }, signal }),
  });

const pageSize = 50;

/** The documents of a category, of none (`none`) or of a search, page by page. */
export const documentPagesQuery = (wanted: { categoryId?: string; search?: string }) =>
  infiniteQueryOptions({
    queryKey: [...noun, 'pages', wanted],
    queryFn: ({ signal, pageParam }) =>
      call(documents.list, { query: { ...wanted, offset: pageParam, amount: pageSize }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ count }, pages) => {
      const shown = pages.flatMap(({ result }) => result).length;
      return shown < count ? shown : undefined;
    },
  });

/** What may be looked up while a protocol is carried out, by point. */
export const protocolDocumentsQuery = (protocolId: string) =>
  queryOptions({
    queryKey: [...noun, 'protocol', protocolId],
    meta: { kept: true },
    queryFn: ({ signal }) => call(documents.ofProtocol, { params: { id: protocolId }, signal }),
    staleTime: 300_000,
    // A run whose protocol is gone has nothing to look up.
    retry: false,
  });

export const productDocumentsQuery = (productModelId: string) =>
  queryOptions({
    queryKey: [...noun, 'product', productModelId],
    meta: { kept: true },
    queryFn: ({ signal }) => call(documents.ofProduct, { params: { id: productModelId }, signal }),
  });

/** Everything that lists documents is read anew; points show theirs too. */
export function useDocumentsChanged() {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [noun, ['inspectionPoints', 'one']]) void client.invalidateQueries({ queryKey });
  };
}

type Metadata = BodyOf<typeof documents.saveMetadata>;

export const useSaveDocument = () => {
  const client = useQueryClient();
  const changed = useDocumentsChanged();
  return useMutation({
    meta: inPlace,
    mutationFn: ({ known, body }: RecordSave<LibraryDocument, Metadata>) =>
      call(documents.saveMetadata, { body, revision: known?.revision ?? 0 }),
    onSuccess: (saved) => {
      client.setQueryData(documentQuery(saved.id).queryKey, saved);
      changed();
    },
  });
};

/** Moves a document into a category, or out of all; its other fields stay. */
export function useMoveDocument() {
  const client = useQueryClient();
  const changed = useDocumentsChanged();
  return useMutation({
    mutationFn: async ({ id, categoryId }: { id: string; categoryId: string | null }) => {
      const { revision, documentCategoryId } = await client.fetchQuery({ ...documentQuery(id), staleTime: 0 });
      if (documentCategoryId === categoryId) return;
      await call(documents.saveMetadata, { body: { documentId: id, categoryId }, revision });
    },
    onSettled: changed,
  });
}

export function useDeleteDocument() {
  const client = useQueryClient();
  return useMutation({
    meta: inPlace,
    mutationFn: (id: string) => call(documents.delete, { params: { id } }),
    onSuccess: (_, id) => {
      // The record itself is gone: asking for it again would only fail.
      client.removeQueries({ queryKey: documentQuery(id).queryKey });
      client.removeQueries({ queryKey: documentHistoryQuery(id).queryKey });
      for (const part of ['tree', 'pages', 'packages', 'product'])
        void client.invalidateQueries({ queryKey: [...noun, part] });
    },
  });
}
