import { isOpen } from '@assay/domain/inspections/follow-up';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { More } from '../../ui/More.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Placeholder } from '../../ui/Placeholder.tsx';
import { FollowUpTable } from './FollowUpTable.tsx';
import { machineFollowUpsQuery } from './follow-ups.queries.ts';
import { t } from './follow-ups.texts.ts';

interface MachineFollowUpsProps {
  equipmentId: string;
  /** What nobody has to look at again can be unfolded. */
  withSettled?: boolean;
}

/** What earlier visits to a machine left to be seen to, followed up in place. */
export const MachineFollowUps = ({ equipmentId, withSettled = false }: MachineFollowUpsProps) => (
  <Panel title={t('title')}>
    <Stack gap="sm">
      <Unsettled equipmentId={equipmentId} />
      {withSettled && (
        <More title={t('settled')}>
          <Settled equipmentId={equipmentId} />
        </More>
      )}
    </Stack>
  </Panel>
);

function Unsettled({ equipmentId }: { equipmentId: string }) {
  const asked = useQuery(machineFollowUpsQuery(equipmentId));
  if (asked.isError) return <ErrorPanel title={t('failed')} error={asked.error} onRetry={() => asked.refetch()} />;
  if (!asked.data) return <Placeholder />;
  if (asked.data.length === 0) return <Text c="dimmed">{t('none')}</Text>;
  const open = asked.data.filter(({ state }) => isOpen(state)).length;
  const done = asked.data.filter(({ state }) => state === 'done').length;
  return (
    <>
      <Text>{done > 0 ? t('openAndDone', { open, done }) : t('openOnly', { open })}</Text>
      <FollowUpTable label={t('title')} equipmentId={equipmentId} items={asked.data} />
    </>
  );
}

function Settled({ equipmentId }: { equipmentId: string }) {
  const asked = useQuery(machineFollowUpsQuery(equipmentId, true));
  // What was settled just now still stands where it was found.
  const { data: above = [] } = useQuery(machineFollowUpsQuery(equipmentId));
  if (asked.isError)
    return <ErrorPanel title={t('settledFailed')} error={asked.error} onRetry={() => asked.refetch()} />;
  if (!asked.data) return <Placeholder />;
  const items = asked.data.filter(({ id }) => !above.some((one) => one.id === id));
  if (items.length === 0) return <Text c="dimmed">{t('noneSettled')}</Text>;
  return <FollowUpTable label={t('settled')} equipmentId={equipmentId} items={items} />;
}
