import type { BodyOf } from '@assay/contract/base/endpoint';
import { tags } from '@assay/contract/tags';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { problemText } from '../../../ui/problem-text.ts';
import { pointsKey } from '../points.queries.ts';

/** The point is read anew, and the list too, which is searched by tags. */
export function useSaveTags() {
  const client = useQueryClient();
  return useMutation({
    meta: { failureShownInPlace: true },
    mutationFn: (body: BodyOf<typeof tags.update>) => call(tags.update, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: pointsKey }),
  });
}

/** The status in words, or why there is none. */
export const tagFailure = (error: unknown): string =>
  (error instanceof ApiError && error.statusText) || problemText(error);
