import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { SessionContext, sessionQuery } from '../api/session.ts';
import { useToken } from '../api/token.ts';
import { LoginPage } from '../features/auth/LoginPage.tsx';
import { lazyExport } from '../ui/lazy-export.ts';
import { Placeholder } from '../ui/Placeholder.tsx';
import { t } from './shell.texts.ts';

const Shell = lazyExport(() => import('./Shell.tsx'), 'Shell');

/** Around every protected page: the login screen without a token, the shell with one. */
export function SessionFrame() {
  const token = useToken();
  return token === null ? <LoginPage /> : <SignedInFrame token={token} />;
}

function SignedInFrame({ token }: { token: string }) {
  const queryClient = useQueryClient();
  const session = useQuery(sessionQuery);
  const known = useRef(token);

  useEffect(() => {
    if (known.current === token) return;
    known.current = token;
    // A new token may carry other groups; the page stays while they are asked for.
    const loaded = queryClient.getQueryData(sessionQuery.queryKey) !== undefined;
    void (loaded ? queryClient.invalidateQueries(sessionQuery) : queryClient.resetQueries(sessionQuery));
  }, [token, queryClient]);

  if (session.data) {
    return (
      <SessionContext value={session.data}>
        <Suspense fallback={<Placeholder />}>
          <Shell />
        </Suspense>
      </SessionContext>
    );
  }
  if (session.isError) {
    return <LoginPage failure={{ error: session.error, retry: () => queryClient.resetQueries(sessionQuery) }} />;
  }
  return <Placeholder text={t('authorizing')} />;
}
