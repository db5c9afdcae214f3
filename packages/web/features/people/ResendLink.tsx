import { Alert, Button, Stack, Text } from '@mantine/core';
import { problemText } from '../../ui/problem-text.ts';
import { useResendLink } from './set-password.queries.ts';
import { t } from './set-password.texts.ts';

/** The failed outcome, and the way to another link. */
export function ResendLink({ userId }: { userId: string }) {
  const resend = useResendLink(userId);
  if (resend.isSuccess) return <Text role="status">{t('sent')}</Text>;
  return (
    <Stack>
      <Alert role="alert" color="red" title={t('failed')}>
        {t('failedText')}
      </Alert>
      {resend.error && (
        <Text role="alert" c="var(--mantine-color-error)">
          {problemText(resend.error)}
        </Text>
      )}
      {userId && (
        <Button onClick={() => resend.mutate()} loading={resend.isPending}>
          {t('sendEmail')}
        </Button>
      )}
    </Stack>
  );
}
