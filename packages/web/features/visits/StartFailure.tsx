import { Alert, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';

interface StartFailureProps {
  error: Error;
  t: (key: 'failed' | 'kept' | 'begunTitle' | 'begunText') => string;
  /** The link to it, if it has begun. */
  children: ReactNode;
}

/** Why a visit has not begun; or that it has, before the last changes. */
export function StartFailure({ error, t, children }: StartFailureProps) {
  const isBegun = error instanceof ApiError && error.code === 'idTaken';
  if (!isBegun) return <ErrorPanel title={t('failed')} error={error} more={t('kept')} />;
  return (
    <Alert role="alert" color="yellow" title={t('begunTitle')} icon={<IconAlertTriangle aria-hidden />}>
      <Stack align="flex-start" gap="sm">
        <Text size="sm">{t('begunText')}</Text>
        {children}
      </Stack>
    </Alert>
  );
}
