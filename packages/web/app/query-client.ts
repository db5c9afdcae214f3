import { MutationCache, onlineManager, type QueryClient, type QueryPersister } from '@tanstack/react-query';
import { ApiError, isUnreachable } from '../api/api-error.ts';
import { noteErrorShown } from '../api/app-events.ts';
import { keptSince } from '../api/kept-since.ts';
import { onReachAgain } from '../api/reach.ts';
import { getToken, onTokenChange } from '../api/token.ts';
import { notifyFailure } from '../ui/notify.ts';
import { problemText } from '../ui/problem-text.ts';
import { AskingAgain } from './asking-again.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Field work needs it: its answer stays on this device, for when the server cannot be reached. */
      kept?: true;
    };
    mutationMeta: {
      /** The screen shows the failure itself, so no notification does. */
      failureShownInPlace?: true;
    };
  }
}

/** The code that keeps answers is fetched by those alone who are signed in, and beside the question: nobody waits for it. */
const keepReplies: QueryPersister = (read, context, query) => {
  if (!query.meta?.kept || !getToken()) return read(context);
  const asked = Promise.resolve(read(context));
  const kept = import('../features/device/kept-replies.ts').then(({ keptReply }) =>
    keptReply(query.queryHash, () => asked),
  );
  return asked.catch((error: unknown) =>
    kept.catch(() => {
      throw error;
    }),
  );
};

export function createQueryClient(): QueryClient {
  // It takes for granted that there is a network: on a page that was loaded without, none would ever come back.
  onlineManager.setOnline(navigator.onLine);
  const client = new AskingAgain({
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        noteErrorShown(error);
        if (!meta?.failureShownInPlace) notifyFailure(problemText(error));
      },
    }),
    defaultOptions: {
      // What the browser thinks of the network is a guess: a call is made, and says itself that nobody answered.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        persister: keepReplies,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        // What stood in for an answer is not waited out once there is a network again.
        refetchOnReconnect: ({ queryHash }) => (keptSince(queryHash) === undefined ? true : 'always'),
        retry: (failures, error) => failures < 2 && error instanceof ApiError && error.passing,
      },
    },
  });
  // A page that could not be read is read again as soon as anything is answered: browsers often miss that a network is back.
  onReachAgain(() => {
    const predicate = ({ state }: { state: { error: unknown } }) => isUnreachable(state.error);
    void client.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false });
  });
  // Nothing of one person may be seen by the next; what the application says of itself is public.
  let before = getToken();
  onTokenChange(() => {
    const isSamePerson = before !== null && getToken() !== null;
    before = getToken();
    if (isSamePerson) return;
    // Also as somebody signs in: an answer to the one before may have come after that one had left.
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'application' });
    client.getMutationCache().clear();
  });
  return client;
}
