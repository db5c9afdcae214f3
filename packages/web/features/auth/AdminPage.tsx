import { debugGroups, type Group, mayTakeGroups } from '@assay/domain/access';
import { Alert, Button, Checkbox, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../api/session.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { optionsQuery } from '../application/application.queries.ts';
import { t } from './admin.texts.ts';
import { useTakeDebugToken } from './auth.queries.ts';
import { EndDebugTokenButton } from './EndDebugTokenButton.tsx';

export function AdminPage() {
  const session = useSession();
  const off = useQuery(optionsQuery).data?.debugTokens === false;
  const [groups, setGroups] = useState<Group[]>([]);
  const take = useTakeDebugToken();

  const setToken = () =>
    take.mutate(groups, {
      onSuccess: () => notifySuccess(t('done', { groups: groups.join(', ') || t('noGroups') })),
    });

  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')}>
        <LinkButton variant="default" to="/Admin/events">
          {t('events')}
        </LinkButton>
      </PageHeader>
      <Stack align="flex-start" maw="32rem">
        {session.user.debugToken && (
          <Alert color="yellow" role="note">
            <Text mb="xs">{t('inUse')}</Text>
            <EndDebugTokenButton />
          </Alert>
        )}
        {off && <Alert color="gray">{t('off')}</Alert>}
        <Checkbox.Group
          size="md"
          label={t('groups')}
          description={t('groupsHint')}
          value={groups}
          onChange={(chosen) => setGroups(debugGroups.filter((group) => chosen.includes(group)))}
        >
          <Stack mt="xs" gap={0}>
            {debugGroups.map((group) => (
              <Checkbox key={group} value={group} label={group} disabled={off || !mayTakeGroups(session, [group])} />
            ))}
          </Stack>
        </Checkbox.Group>
        {take.error && <ErrorPanel title={t('failed')} error={take.error} />}
        <Button onClick={setToken} disabled={off} loading={take.isPending}>
          {t('setToken')}
        </Button>
      </Stack>
    </>
  );
}
