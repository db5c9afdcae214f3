import { Skeleton, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { CenteredPage } from '../../ui/CenteredPage.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { lazyExport } from '../../ui/lazy-export.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { optionsQuery } from '../application/application.queries.ts';
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
    <CenteredPage below={<Suspense>{options.data?.demo && <DemoCast />}</Suspense>}>
      <PageTitle text={t('logIn')} />
      <Stack gap="lg">
        {options.data ? <Title order={1}>{options.data.name}</Title> : <Skeleton h={35} w="8rem" animate={false} />}
        {failure && <ErrorPanel title={t('sessionFailed')} error={failure.error} onRetry={failure.retry} />}
        {options.isError && (
          <ErrorPanel title={t('applicationFailed')} error={options.error} onRetry={() => options.refetch()} />
        )}
        <SignInForm onStaff={leaveForSso} />
      </Stack>
    </CenteredPage>
  );
}
