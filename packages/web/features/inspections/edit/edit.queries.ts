import type { BodyOf } from '@assay/contract/base/endpoint';
import { inspectionEdits } from '@assay/contract/inspection-edits';
import type { Language } from '@assay/domain/languages';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

export type EditBody = BodyOf<typeof inspectionEdits.update>;

/** Read anew whenever the editor opens, and never behind somebody's back. */
export const editQuery = (id: string) =>
  queryOptions({
    queryKey: ['inspections', 'edit', id],
    queryFn: ({ signal }) => call(inspectionEdits.details, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

export interface EditSave {
  body: EditBody;
  lang: Language;
  revision: number;
  /** The same for the same save, so that a repeat writes no second version. */
  key: string;
}

/** Saves a report; whatever is shown of it anywhere is read again. */
export function useSaveReport(id: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { failureShownInPlace: true },
    mutationFn: ({ lang, ...save }: EditSave) => call(inspectionEdits.update, { query: { id, lang }, ...save }),
    onSuccess: () => void client.invalidateQueries({ refetchType: 'none' }),
  });
}
