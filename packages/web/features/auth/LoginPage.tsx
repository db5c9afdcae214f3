import { Skeleton, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { lazyExport } from '../../ui/lazy-export.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { optionsQuery } from '../application/application.queries.ts';
import { LoginArt } from './LoginArt.tsx';
import classes from './login-page.module.css';
import { SignInForm } from './SignInForm.tsx';
import { t } from './sign-in.texts.ts';
import { leaveForSso } from './sso.ts';

// Only the demo shows it.
const DemoCast = lazyExport(() => import('./demo/DemoCast.tsx'), 'DemoCast');

interface LoginPageProps {
  /** Why the kept token did not lead to a session. */
  failure?: { error: unknown; retry: () => void };
}

/** Stands in for any protected page; its address stays, so that the page opens after log-in. */
export function LoginPage({ failure }: LoginPageProps) {
  const options = useQuery(optionsQuery);
  return (
    <main className={classes.page}>
      <PageTitle text={t('logIn')} />
      <div className={classes.brand}>
        <LoginArt />
        <div className={classes.name}>
          <Mark size={38} />
          {options.data ? <Title order={1}>{options.data.name}</Title> : <Skeleton h={32} w="8rem" animate={false} />}
        </div>
        <p className={classes.promise}>{t('promise')}</p>
      </div>
      <div className={classes.form}>
        <div>
          <Title order={2}>{t('logIn')}</Title>
          <p className={classes.lead}>{t('lead')}</p>
          <Stack gap="lg">
            {failure && <ErrorPanel title={t('sessionFailed')} error={failure.error} onRetry={failure.retry} />}
            {options.isError && (
              <ErrorPanel title={t('applicationFailed')} error={options.error} onRetry={() => options.refetch()} />
            )}
            <SignInForm onStaff={leaveForSso} />
          </Stack>
        </div>
        <Suspense>{options.data?.demo && <DemoCast />}</Suspense>
      </div>
    </main>
  );
}
