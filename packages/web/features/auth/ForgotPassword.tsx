import { Button, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazyExport } from '../../ui/lazy-export.tsx';
import { problemText } from '../../ui/problem-text.ts';
import { useForgotPassword } from './auth.queries.ts';
import { t } from './sign-in.texts.ts';

// Few people ask, and the dialog would weigh on everyone's first load.
const ConfirmDialog = lazyExport(() => import('../../ui/ConfirmDialog.tsx'), 'ConfirmDialog');

export function ForgotPassword({ email }: { email: string }) {
  const [asking, setAsking] = useState(false);
  const send = useForgotPassword();

  return (
    <>
      <Button variant="subtle" px="xs" onClick={() => setAsking(true)}>
        {t('forgot')}
      </Button>
      {asking && (
        <Suspense>
          <ConfirmDialog
            title={t('forgotTitle')}
            text={t('forgotQuestion', { email })}
            confirm={t('forgotConfirm')}
            busy={send.isPending}
            onConfirm={() => send.mutate({ email }, { onSettled: () => setAsking(false) })}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
      <Text
        role="status"
        w="100%"
        mt={send.isIdle ? 0 : 'sm'}
        c={send.error ? 'var(--mantine-color-error)' : undefined}
      >
        {send.isSuccess && t('forgotSent')}
        {send.error && problemText(send.error)}
      </Text>
    </>
  );
}
