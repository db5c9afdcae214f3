import { Alert, Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useFocusOnMount } from '../../ui/focus-on-mount.ts';
import { problemText } from '../../ui/problem-text.ts';
import { useExternalLogin } from './auth.queries.ts';
import { ForgotPassword } from './ForgotPassword.tsx';
import { t } from './sign-in.texts.ts';

/** The password is this step's own state: going back drops it. */
export function PasswordStep({ email, onBack }: { email: string; onBack: () => void }) {
  const field = useFocusOnMount<HTMLInputElement>();
  const [password, setPassword] = useState('');
  const logIn = useExternalLogin();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (password === '' || logIn.isPending) return;
    logIn.mutate({ email, password }, { onError: () => field.current?.select() });
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        <Text truncate>{email}</Text>
        {/* Lets password keepers pair the password with its e-mail. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        {logIn.error && (
          <Alert role="alert" color="red" icon={<IconAlertTriangle aria-hidden />}>
            {failureText(logIn.error)}
          </Alert>
        )}
        <PasswordInput
          ref={field}
          label={t('password')}
          autoComplete="current-password"
          maxLength={1024}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          visibilityToggleFocusable
          visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
        />
        <Button type="submit" disabled={password === ''} loading={logIn.isPending}>
          {t('logIn')}
        </Button>
        <Group justify="space-between" gap="0 md">
          <Button variant="subtle" px="xs" onClick={onBack}>
            {t('back')}
          </Button>
          <ForgotPassword email={email} />
        </Group>
      </Stack>
    </form>
  );
}

const failureText = (error: unknown): string =>
  error instanceof ApiError && error.status === 401 ? t('failed') : problemText(error);
