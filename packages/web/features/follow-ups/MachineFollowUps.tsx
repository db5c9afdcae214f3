import type { MachineFollowUp } from '@assay/contract/follow-ups';
import { isOpen } from '@assay/domain/inspections/follow-up';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { More } from '../../ui/More.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Placeholder } from '../../ui/Placeholder.tsx';
import { FollowUpTable } from './FollowUpTable.tsx';
import { machineFollowUpsQuery } from './follow-ups.queries.ts';
import { t } from './follow-ups.texts.ts';

interface MachineFollowUpsProps {
  equipmentId: string;
  /** What is open, for somebody who is about to work on the machine; else all of it, settled things too. */
  brief?: boolean;
}

/** What earlier visits to a machine left to be seen to, followed up in place. */
export const MachineFollowUps = ({ equipmentId, brief = false }: MachineFollowUpsProps) => (
  <Panel title={t('title')}>
    <Stack gap="sm">
      <Unsettled equipmentId={equipmentId} foldsDone={brief} />
      {!brief && (
        <More title={t('settled')}>
          <Settled equipmentId={equipmentId} />
        </More>
      )}
    </Stack>
  </Panel>
);

function Unsettled({ equipmentId, foldsDone }: { equipmentId: string; foldsDone: boolean }) {
  const asked = useQuery(machineFollowUpsQuery(equipmentId));
  const wasOpen = useOpenAtFirst(asked.data);
  if (asked.isError) return <ErrorPanel title={t('failed')} error={asked.error} onRetry={() => asked.refetch()} />;
  if (!asked.data) return <Placeholder />;
  if (asked.data.length === 0) return <Text c="dimmed">{t('none')}</Text>;
  const open = asked.data.filter(({ state }) => isOpen(state)).length;
  const done = asked.data.filter(({ state }) => state === 'done').length;
  const shown = foldsDone ? asked.data.filter(wasOpen) : asked.data;
  const folded = asked.data.filter((item) => !shown.includes(item));
  return (
    <>
      <Text>{done > 0 ? t('openAndDone', { open, done }) : t('openOnly', { open })}</Text>
      {shown.length > 0 && <FollowUpTable label={t('title')} equipmentId={equipmentId} items={shown} />}
      {folded.length > 0 && (
        <More title={t('toVerify')}>
          <FollowUpTable label={t('toVerify')} equipmentId={equipmentId} items={folded} />
        </More>
      )}
    </>
  );
}

/** What is open, or was when it was first shown: what is done in place stays in its place. */
function useOpenAtFirst(items: readonly MachineFollowUp[] = []): (item: MachineFollowUp) => boolean {
  const open = useRef(new Set<string>());
  for (const { id, state } of items) if (isOpen(state)) open.current.add(id);
  return ({ id }) => open.current.has(id);
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
