import { type SignInProblem, signInProblems } from '@assay/contract/auth';
import { Button, Stack, Text, Title } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { t } from './sign-in.texts.ts';
import { isSsoWindow, takeReturnPath } from './sso.ts';

const isKnown = (code: string): code is SignInProblem => signInProblems.some((known) => known === code);

/** What a person reads when the identity provider, or we, refused. */
export function SsoProblem({ code }: { code: string }) {
  const { history } = useRouter();
  const goOn = () => (isSsoWindow() ? window.close() : history.replace(takeReturnPath()));
  return (
    <Stack>
      <Title order={1} size="h3">
        {t('ssoFailed')}
      </Title>
      <Text role="alert">{t(isKnown(code) ? code : 'signInRefused')}</Text>
      <Button onClick={goOn}>{t('backToLogIn')}</Button>
    </Stack>
  );
}
