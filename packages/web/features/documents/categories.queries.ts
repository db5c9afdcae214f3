import { type DocumentCategory, documentCategories } from '@assay/contract/document-categories';
import { type DocumentPackageInput, documentPackages } from '@assay/contract/document-packages';
import type { DocumentPackage } from '@assay/contract/documents/document';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { RecordSave } from '../../ui/form/use-record-save.ts';
import { packagesQuery, treeQuery } from './documents.queries.ts';

const inPlace = { failureShownInPlace: true } as const;

interface CategoryFields {
  name: string;
  parentCategoryId: string | null;
}

function useChanged(query: typeof treeQuery | typeof packagesQuery) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: query.queryKey });
}

export const useSaveCategory = () =>
  useMutation({
    meta: inPlace,
    mutationFn: ({ known, body }: RecordSave<DocumentCategory, CategoryFields>) =>
      known
        ? call(documentCategories.update, { params: { id: known.id }, revision: known.revision, body })
        : call(documentCategories.create, { body }),
    onSuccess: useChanged(treeQuery),
  });

export const useDeleteCategory = () =>
  useMutation({
    meta: inPlace,
    mutationFn: (id: string) => call(documentCategories.delete, { params: { id } }),
    onSettled: useChanged(treeQuery),
  });

export const useSavePackage = () =>
  useMutation({
    meta: inPlace,
    mutationFn: ({ known, body }: RecordSave<DocumentPackage, DocumentPackageInput>) =>
      known
        ? call(documentPackages.update, { params: { id: known.documentPackageId }, revision: known.revision, body })
        : call(documentPackages.create, { body }),
    onSuccess: useChanged(packagesQuery),
  });

export const useDeletePackage = () =>
  useMutation({
    meta: inPlace,
    mutationFn: (id: string) => call(documentPackages.delete, { params: { id } }),
    onSettled: useChanged(packagesQuery),
  });
