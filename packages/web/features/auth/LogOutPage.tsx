import { auth } from '@assay/contract/auth';
import { logoutRedirectDelay } from '@assay/domain/constants';
import { Text } from '@mantine/core';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { baseUrl } from '../../api/base-path.ts';
import { call } from '../../api/call.ts';
import { sessionQuery } from '../../api/session.ts';
import { clearToken, getToken, resumeOwnToken } from '../../api/token.ts';
import { CenteredPage } from '../../ui/CenteredPage.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { optionsQuery } from '../application/application.queries.ts';
import { t } from './sign-in.texts.ts';

export function LogOutPage() {
  const client = useQueryClient();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    // Leaving the application forgets all that it holds in memory.
    void logOut(client).then((next) => setTimeout(() => window.location.assign(next), logoutRedirectDelay));
  }, [client]);

  return (
    <CenteredPage>
      <PageTitle text={t('loggingOut')} />
      <Text component="h1" role="status" size="lg">
        {t('loggingOut')}
      </Text>
    </CenteredPage>
  );
}

/** Resolves with where to go: staff end their session at the provider too, where an address for that is set. */
async function logOut(client: QueryClient): Promise<string> {
  const [external, options] = await Promise.all([
    isExternal(client),
    client.ensureQueryData(optionsQuery).catch(() => undefined),
  ]);
  const end = () => call(auth.logout, { whenSignedOut: 'fail' }).catch(() => undefined);
  if (getToken()) await end();
  // Behind a debug token there is a session of one's own.
  if (resumeOwnToken()) await end();
  clearToken();
  return (!external && options?.logoutUrl) || baseUrl().href;
}

async function isExternal(client: QueryClient): Promise<boolean> {
  const known = client.getQueryData(sessionQuery.queryKey);
  if (known) return known.external;
  if (!getToken()) return true;
  // Whoever cannot be looked up any more has no session with the provider to end.
  return call(auth.user, { whenSignedOut: 'fail' }).then(
    (user) => user.externalUser,
    () => true,
  );
}
