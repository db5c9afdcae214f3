import type { BackgroundService } from '@assay/contract/background-services';
import { pageGates } from '@assay/domain/pages';
import { preciseMoment } from '@assay/domain/time';
import { Button, Stack, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { blankBelow } from '../../ui/blank-below.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { ListSkeleton } from '../../ui/list/ListSkeleton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { servicesQuery, useSetEnabled } from './background-services.queries.ts';
import { t } from './background-services.texts.ts';
import { ResetServiceDialog } from './ResetServiceDialog.tsx';
import { SwitchOffDialog } from './SwitchOffDialog.tsx';
import { serviceColumns } from './service-columns.tsx';

function BackgroundServicesContent() {
  const { data: services, error, refetch, dataUpdatedAt } = useQuery(servicesQuery);
  const setEnabled = useSetEnabled();
  const [refreshing, setRefreshing] = useState(false);
  const [resetting, setResetting] = useState<BackgroundService>();
  const [stopping, setStopping] = useState<string>();
  const columns = serviceColumns({
    switching: setEnabled.isPending ? setEnabled.variables.id : undefined,
    onSwitch: (id, enabled) => (enabled ? setEnabled.mutate({ id, enabled }) : setStopping(id)),
    onReset: setResetting,
  });

  // The page renews itself quietly; the button shows its own work alone.
  const refresh = () => {
    setRefreshing(true);
    void refetch().finally(() => setRefreshing(false));
  };

  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')}>
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden />}
          loading={refreshing}
          onClick={refresh}
        >
          {t('refresh')}
        </Button>
      </PageHeader>
      <Stack gap="md">
        {error && (
          <ErrorPanel title={t('failed')} error={error} onRetry={refresh} {...(services && { more: t('stale') })} />
        )}
        {!services && !error && <ListSkeleton columns={columns.length} />}
        {services?.length === 0 && <EmptyState title={t('none')} />}
        {services && services.length > 0 && <DataTable label={t('title')} columns={columns} rows={services} stacks />}
        {services && (
          <Text size="sm" c="dimmed">
            {t('asOf', { moment: preciseMoment(new Date(dataUpdatedAt).toISOString()) })}
          </Text>
        )}
      </Stack>
      {stopping && <SwitchOffDialog id={stopping} onClose={() => setStopping(undefined)} />}
      {resetting && <ResetServiceDialog service={resetting} onClose={() => setResetting(undefined)} />}
    </>
  );
}

export const BackgroundServicesPage = blankBelow(pageGates['/BackgroundServices'], BackgroundServicesContent);
