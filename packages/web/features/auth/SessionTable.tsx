import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isUnreachable } from '../../api/api-error.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Placeholder } from '../../ui/Placeholder.tsx';
import { t as ui } from '../../ui/ui.texts.ts';
import { t } from './account.texts.ts';
import { sessionsQuery, useEndSession } from './auth.queries.ts';
import { deviceName } from './device-name.ts';
import { type OpenSession, SessionRow } from './SessionRow.tsx';
import classes from './session-table.module.css';

/** Where the person is signed in, and the way to end it. */
export function SessionTable() {
  const sessions = useQuery(sessionsQuery);
  const end = useEndSession();
  const [ending, setEnding] = useState<OpenSession>();
  // Said at the first try that nobody answers: it goes on by itself, and nothing here was lost.
  const isAway = !sessions.data && isUnreachable(sessions.failureReason);

  return (
    <Panel title={t('devices')}>
      <Text c="dimmed" mb="md">
        {t('devicesHint')} {t('utc')}
      </Text>
      {sessions.isPending && !isAway && <Placeholder />}
      {isAway && (
        <Group gap="sm" role="status">
          <Text>{t('devicesAway')}</Text>
          <Button variant="subtle" loading={sessions.isFetching} onClick={() => void sessions.refetch()}>
            {ui('retry')}
          </Button>
        </Group>
      )}
      {sessions.isError && !isAway && (
        <ErrorPanel title={t('devicesFailed')} error={sessions.error} onRetry={() => sessions.refetch()} />
      )}
      <ul className={classes.list}>
        {sessions.data?.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
        ))}
      </ul>
      {ending && (
        <ConfirmDialog
          title={t('endTitle')}
          text={t('endQuestion', { device: deviceName(ending.userAgent) })}
          confirm={t('endSession')}
          destructive
          busy={end.isPending}
          onCancel={() => setEnding(undefined)}
          onConfirm={() =>
            end.mutate(ending.id, {
              onSuccess: () => notifySuccess(t('ended')),
              onSettled: () => setEnding(undefined),
            })
          }
        />
      )}
    </Panel>
  );
}
