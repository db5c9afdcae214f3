import { Alert, Stack, Text, Title } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { ApiError } from '../../api/api-error.ts';
import { CenteredPage } from '../../ui/CenteredPage.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { problemText } from '../../ui/problem-text.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { ResendLink } from './ResendLink.tsx';
import { useSetPassword } from './set-password.queries.ts';
import { t } from './set-password.texts.ts';

const route = getRouteApi('/nosession/SetPassword');

/** Reached by a mailed link; needs no session. */
export function SetPasswordPage() {
  const { token, userId } = route.useSearch();
  const change = useSetPassword(userId, token);
  const mayTryAgain = change.error instanceof ApiError && (change.error.passing || change.error.status === 429);
  const failed = !token || !userId || (change.isError && !mayTryAgain);

  return (
    <CenteredPage>
      <PageTitle text={t('title')} />
      <Stack>
        <Title order={1}>{t('title')}</Title>
        {change.isSuccess ? (
          <>
            <Text role="status">{t('changed')}</Text>
            <TextLink to="/">{t('logIn')}</TextLink>
          </>
        ) : failed ? (
          <ResendLink userId={userId} />
        ) : (
          <>
            {change.error && (
              <Alert role="alert" color="red">
                {problemText(change.error)}
              </Alert>
            )}
            <NewPasswordForm busy={change.isPending} onSubmit={change.mutate} />
          </>
        )}
      </Stack>
    </CenteredPage>
  );
}
