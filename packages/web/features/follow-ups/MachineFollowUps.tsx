import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Placeholder } from '../../ui/Placeholder.tsx';
import { FollowUpDialog } from './FollowUpDialog.tsx';
import { followUpColumns } from './follow-up-columns.tsx';
import { openFollowUpsQuery } from './follow-ups.queries.ts';
import { t } from './follow-ups.texts.ts';

/** What earlier visits to a machine left to be seen to, followed up in place. */
export function OpenFollowUps({ equipmentId }: { equipmentId: string }) {
  const asked = useQuery(openFollowUpsQuery(equipmentId));
  const [editing, setEditing] = useState('');
  const edited = asked.data?.find(({ id }) => id === editing);
  const columns = followUpColumns({ equipmentId, onEdit: ({ id }) => setEditing(id) });
  return (
    <Panel title={t('title')}>
      {asked.isPending && <Placeholder />}
      {asked.isError && <ErrorPanel title={t('failed')} error={asked.error} onRetry={() => asked.refetch()} />}
      {asked.data?.length === 0 && <Text c="dimmed">{t('none')}</Text>}
      {asked.data && asked.data.length > 0 && (
        <DataTable label={t('title')} columns={columns} rows={asked.data} stacks />
      )}
      {edited && <FollowUpDialog equipmentId={equipmentId} item={edited} onClose={() => setEditing('')} />}
    </Panel>
  );
}
