import { Alert, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { ApiError } from '../../../api/api-error.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { inspectionLink } from '../inspection-link.ts';
import { t } from './start.texts.ts';

/** Why there is no inspection yet; or that there is one, begun before the last changes. */
export function StartFailure({ id, error }: { id: string; error: Error }) {
  const isBegun = error instanceof ApiError && error.code === 'idTaken';
  if (!isBegun) return <ErrorPanel title={t('failed')} error={error} more={t('kept')} />;
  return (
    <Alert role="alert" color="yellow" title={t('begunTitle')} icon={<IconAlertTriangle aria-hidden />}>
      <Stack align="flex-start" gap="sm">
        <Text size="sm">{t('begunText')}</Text>
        <LinkButton {...inspectionLink(id)} variant="default">
          {t('openIt')}
        </LinkButton>
      </Stack>
    </Alert>
  );
}
