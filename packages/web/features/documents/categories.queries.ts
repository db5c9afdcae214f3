import { type DocumentCategory, documentCategories } from '@assay/contract/document-categories';
import { type DocumentPackageInput, documentPackages } from '@assay/contract/document-packages';
import type { DocumentPackage } from '@assay/contract/documents/document';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { RecordSave } from '../../ui/form/use-record-save.ts';
import { noun, packagesQuery, treeQuery } from './documents.queries.ts';

const inPlace = { failureShownInPlace: true } as const;

interface CategoryFields {
  name: string;
  parentCategoryId: string | null;
}

function useTreeChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: treeQuery.queryKey });
}

/** They are offered with the products of their documents, too. */
function usePackagesChanged() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: [...noun, 'product'] });
    return client.invalidateQueries({ queryKey: packagesQuery.queryKey });
  };
}

export const useSaveCategory = () =>
  useMutation({
    meta: inPlace,
    mutationFn: ({ known, body }: RecordSave<DocumentCategory, CategoryFields>) =>
      known
        ? call(documentCategories.update, { params: { id: known.id }, revision: known.revision, body })
        : call(documentCategories.create, { body }),
    onSuccess: useTreeChanged(),
  });

export const useDeleteCategory = () =>
  useMutation({
    meta: inPlace,
    mutationFn: (id: string) => call(documentCategories.delete, { params: { id } }),
    onSettled: useTreeChanged(),
  });

export const useSavePackage = () =>
  useMutation({
    meta: inPlace,
    mutationFn: ({ known, body }: RecordSave<DocumentPackage, DocumentPackageInput>) =>
      known
        ? call(documentPackages.update, { params: { id: known.documentPackageId }, revision: known.revision, body })
        : call(documentPackages.create, { body }),
    onSuccess: usePackagesChanged(),
  });

export const useDeletePackage = () =>
  useMutation({
    meta: inPlace,
    mutationFn: (id: string) => call(documentPackages.delete, { params: { id } }),
    onSettled: usePackagesChanged(),
  });
