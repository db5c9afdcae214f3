import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { noteErrorShown } from '../api/app-events.ts';
import { getToken, onTokenChange } from '../api/token.ts';
import { notifyFailure } from '../ui/notify.ts';
import { problemText } from '../ui/problem-text.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The screen shows the failure itself, so no notification does. */
      failureShownInPlace?: true;
    };
  }
}

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        noteErrorShown(error);
        if (!meta?.failureShownInPlace) notifyFailure(problemText(error));
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 2 && error instanceof ApiError && error.passing,
      },
    },
  });
  // Nothing of one person may be seen by the next; what the application says of itself is public.
  onTokenChange(() => {
    if (getToken()) return;
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'application' });
    client.getMutationCache().clear();
  });
  return client;
}
