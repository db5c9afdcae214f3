import { Alert, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '../../api/session.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { SignInForm } from './SignInForm.tsx';
import { t } from './sign-in.texts.ts';
import { openSsoWindow } from './sso.ts';

/** Over the page, which stays as it is; closes by itself when a token arrives, from here or from another tab. */
export function SignInAgainDialog() {
  const { user } = useSession();
  const [ssoWindow, setSsoWindow] = useState<'opened' | 'blocked'>();
  return (
    <Dialog title={t('againTitle')}>
      <Stack>
        <Text>{t('againText')}</Text>
        <SignInForm
          knownEmail={user.email}
          askPassword={user.externalUser}
          onStaff={(email) => setSsoWindow(openSsoWindow(email) ? 'opened' : 'blocked')}
        />
        {ssoWindow === 'blocked' && (
          <Alert role="alert" color="red">
            {t('windowBlocked')}
          </Alert>
        )}
        <Text role="status" size="sm" c="dimmed">
          {ssoWindow === 'opened' ? t('windowOpened') : t('againOther')}
        </Text>
        <TextLink to="/auth/logout" size="sm">
          {t('leave')}
        </TextLink>
      </Stack>
    </Dialog>
  );
}
