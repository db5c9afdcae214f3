import type { BodyOf, ReplyOf } from '@assay/contract/base/endpoint';
import { translations } from '@assay/contract/translations';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { notifyFailure } from '../../ui/notify.ts';
import { problemText } from '../../ui/problem-text.ts';
import { t } from './translations.texts.ts';

const noun = ['translations'] as const;

export type CategoryState = ReplyOf<typeof translations.productCategories>[number];

export const categoryStatesQuery = queryOptions({
  queryKey: [...noun, 'categories'],
  queryFn: ({ signal }) => call(translations.productCategories, { signal }),
  staleTime: 0,
});

export const termsQuery = queryOptions({
  queryKey: [...noun, 'terms'],
  queryFn: ({ signal }) => call(translations.terms, { signal }),
});

export function useUpdateTerms() {
  const client = useQueryClient();
  return useMutation({
    meta: { failureShownInPlace: true },
    mutationFn: (body: BodyOf<typeof translations.updateTerms>) => call(translations.updateTerms, { body }),
    onSuccess: (terms) => client.setQueryData(termsQuery.queryKey, terms),
  });
}

/** Opens the spreadsheet in a window of its own, which is opened before the answer: later, browsers would refuse it. */
export function useDownloadSheet() {
  return useMutation({
    meta: { failureShownInPlace: true },
    mutationFn: async ({ type, categoryIds }: { type: 'Name' | 'Description'; categoryIds: readonly string[] }) => {
      const opened = window.open('', '_blank');
      try {
        const { link } = await call(translations.excelLink, {
          query: { type, categories: categoryIds.join(';') as never },
        });
        if (opened) opened.location.href = link;
        else window.location.assign(link);
      } catch (error) {
        opened?.close();
        throw error;
      }
    },
    onError: (error) => notifyFailure(t('linkFailed', { reason: problemText(error) })),
  });
}
