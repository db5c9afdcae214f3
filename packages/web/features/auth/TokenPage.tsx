import { Text } from '@mantine/core';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { setToken } from '../../api/token.ts';
import { CenteredPage } from '../../ui/CenteredPage.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { SsoProblem } from './SsoProblem.tsx';
import { t } from './sign-in.texts.ts';
import { isSsoWindow, takeReturnPath, takeToken } from './sso.ts';

const route = getRouteApi('/auth/token');

/** Where single sign-on ends: keeps the token and opens the page that was requested, or shows what went wrong. */
export function TokenPage() {
  const { problem } = route.useSearch();
  return (
    <CenteredPage>
      <PageTitle text={t('logIn')} />
      {problem === undefined ? <LoggingIn /> : <SsoProblem code={problem} />}
    </CenteredPage>
  );
}

function LoggingIn() {
  const { history } = useRouter();
  const [end, setEnd] = useState<'loggedIn' | 'notOurs'>();
  useEffect(() => {
    const left = takeToken();
    if (left === 'notOurs') return setEnd(left);
    if (left) setToken(left.token);
    if (!isSsoWindow()) return history.replace(takeReturnPath());
    window.close();
    // Only where the browser does not let a page close its own window is this ever seen.
    setEnd('loggedIn');
  }, [history]);
  if (end === 'notOurs') return <SsoProblem code="signInExpired" />;
  const text = end === 'loggedIn' ? t('loggedInHere') : t('loggingIn');
  return (
    <Text component="h1" role="status" size="lg">
      {text}
    </Text>
  );
}
