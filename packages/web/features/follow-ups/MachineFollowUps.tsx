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
  /** What is open, in one line that unfolds, for somebody who is about to work on the machine; else all of it, closed things too. */
  brief?: boolean;
}

/** What earlier visits to a machine left to be seen to, followed up in place. */
export const MachineFollowUps = ({ equipmentId, brief = false }: MachineFollowUpsProps) => (
  <Panel title={t('title')}>
    <Stack gap="sm">
      <OpenOrDone equipmentId={equipmentId} folds={brief} />
      {!brief && (
        <More title={t('closed')}>
          <Closed equipmentId={equipmentId} />
        </More>
      )}
    </Stack>
  </Panel>
);

function OpenOrDone({ equipmentId, folds }: { equipmentId: string; folds: boolean }) {
  const query = useQuery(machineFollowUpsQuery(equipmentId));
  const wasOpen = useOpenAtFirst(query.data);
  if (query.isError) return <ErrorPanel title={t('failed')} error={query.error} onRetry={() => query.refetch()} />;
  if (!query.data) return <Placeholder />;
  if (query.data.length === 0) return <Text c="dimmed">{t('none')}</Text>;
  const open = query.data.filter(({ state }) => isOpen(state)).length;
  const done = query.data.filter(({ state }) => state === 'done').length;
  const shown = folds ? query.data.filter(wasOpen) : query.data;
  const folded = query.data.filter((item) => !shown.includes(item));
  const count = done > 0 ? t('openAndDone', { open, done }) : t('openOnly', { open });
  const tables = (
    <>
      {shown.length > 0 && <FollowUpTable label={t('title')} equipmentId={equipmentId} items={shown} />}
      {folded.length > 0 && (
        <More title={t('toVerify')}>
          <FollowUpTable label={t('toVerify')} equipmentId={equipmentId} items={folded} />
        </More>
      )}
    </>
  );
  // What has to be filled in stays near.
  if (folds) return <More title={count}>{tables}</More>;
  return (
    <>
      <Text c="dimmed">{count}</Text>
      {tables}
    </>
  );
}

/** What is open, or was when it was first shown: what is done in place stays in its place. */
function useOpenAtFirst(items: readonly MachineFollowUp[] = []): (item: MachineFollowUp) => boolean {
  const open = useRef(new Set<string>());
  for (const { id, state } of items) if (isOpen(state)) open.current.add(id);
  return ({ id }) => open.current.has(id);
}

function Closed({ equipmentId }: { equipmentId: string }) {
  const query = useQuery(machineFollowUpsQuery(equipmentId, true));
  // What was closed just now still stands where it was found.
  const { data: above = [] } = useQuery(machineFollowUpsQuery(equipmentId));
  if (query.isError)
    return <ErrorPanel title={t('closedFailed')} error={query.error} onRetry={() => query.refetch()} />;
  if (!query.data) return <Placeholder />;
  const items = query.data.filter(({ id }) => !above.some((one) => one.id === id));
  if (items.length === 0) return <Text c="dimmed">{t('noneClosed')}</Text>;
  return <FollowUpTable label={t('closed')} equipmentId={equipmentId} items={items} />;
}
