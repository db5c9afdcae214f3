import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { SessionContext, sessionQuery } from '../api/session.ts';
import { resumeToken, setTokenAside, useToken } from '../api/token.ts';
import { LoginPage } from '../features/auth/LoginPage.tsx';
import { lazyExport } from '../ui/lazy-export.tsx';
import { Placeholder } from '../ui/Placeholder.tsx';
import { t } from './shell.texts.ts';

const Shell = lazyExport(() => import('./Shell.tsx'), 'Shell');

/** How long the bar waits for a slow page, to appear together with it. */
const graceMs = 500;
const grace = () => new Promise((resolve) => setTimeout(resolve, graceMs));

/** The shell and the requested page, fetched beside the session: one after the other would be seen. */
const codeQuery = (router: AnyRouter) =>
  queryOptions({
    queryKey: ['code'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const pages = router.state.matches.map(({ routeId }) => router.routesById[routeId].options.component);
      const page = Promise.all(pages.map((part) => part?.fetchAhead?.()));
      await Promise.all([Shell.fetchAhead(), Promise.race([page, grace()])]);
      return true;
    },
  });

/** Around every protected page: the login screen without a token, the shell with one. */
export function SessionFrame() {
  const token = useToken();
  const [failure, setFailure] = useState<Error | null>(null);

  useEffect(() => {
    if (token !== null) setFailure(null);
  }, [token]);

  const fail = useCallback((error: Error) => {
    setFailure(error);
    setTokenAside();
  }, []);
  const retry = () => {
    setFailure(null);
    resumeToken();
  };

  if (token !== null) return <SignedInFrame token={token} onFailure={fail} />;
  return <LoginPage failure={failure ? { error: failure, retry } : undefined} />;
}

interface SignedInFrameProps {
  token: string;
  onFailure: (error: Error) => void;
}

function SignedInFrame({ token, onFailure }: SignedInFrameProps) {
  const queryClient = useQueryClient();
  const session = useQuery(sessionQuery);
  const code = useQuery(codeQuery(useRouter()));
  const known = useRef(token);

  useEffect(() => {
    if (known.current === token) return;
    known.current = token;
    // A new token may carry other groups; the page stays while they are fetched.
    const loaded = queryClient.getQueryData(sessionQuery.queryKey) !== undefined;
    void (loaded ? queryClient.invalidateQueries(sessionQuery) : queryClient.resetQueries(sessionQuery));
  }, [token, queryClient]);

  const failure = session.data ? null : session.error;
  useEffect(() => {
    if (failure) onFailure(failure);
  }, [failure, onFailure]);

  if (session.data && code.data) {
    return (
      <SessionContext value={session.data}>
        <Suspense fallback={<Placeholder />}>
          <Shell />
        </Suspense>
      </SessionContext>
    );
  }
  return session.data ? <Placeholder /> : <Placeholder text={t('authorizing')} />;
}
