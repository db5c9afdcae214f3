import { Text } from '@mantine/core';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Placeholder } from '../../../ui/Placeholder.tsx';
import { inspectionProtocolsOf } from './fitting-protocols.ts';
import { ProtocolChoice } from './ProtocolChoice.tsx';
import { t } from './start.texts.ts';
import type { Start } from './use-start.ts';

/** The protocols that fit the machine, of the types that the person is offered. */
export const ProtocolPanel = ({ start }: { start: Start }) => (
  <Panel title={t('protocol')}>
    {start.facts.hasTarget ? <Offered start={start} /> : <Text c="dimmed">{t('machineFirst')}</Text>}
  </Panel>
);

function Offered({ start }: { start: Start }) {
  const { fitting, protocol } = start.facts;
  if (fitting.isError)
    return <ErrorPanel title={t('protocolsFailed')} error={fitting.error} onRetry={() => fitting.refetch()} />;
  if (!fitting.data) return <Placeholder />;
  const offered = inspectionProtocolsOf(fitting.data);
  if (offered.length === 0) return <EmptyState title={t('noProtocol')} text={t('noProtocolText')} />;
  return (
    <>
      <ProtocolChoice start={start} offered={offered} />
      {start.draft.protocolId && protocol.isError && (
        <ErrorPanel title={t('protocolFailed')} error={protocol.error} onRetry={() => protocol.refetch()} />
      )}
    </>
  );
}
