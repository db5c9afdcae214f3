import { Alert, Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { protocolQuery } from '../../protocols.queries.ts';
import { useCreator, useProtocol } from '../creator-state.ts';
import { t } from './saving.texts.ts';

/** Says that saving retires another protocol, and lets the author make a copy of it instead. */
export function ReplacesNote() {
  const replaced = useProtocol((protocol) => protocol.replacesProtocolId);
  return replaced ? <Replaces id={replaced} /> : null;
}

function Replaces({ id }: { id: string }) {
  const { edit } = useCreator();
  const name = useQuery(protocolQuery(id)).data?.name ?? '';
  return (
    <Alert color="blue" role="note" title={t('replaces', { name })} data-path="replacesProtocolId">
      <Text size="sm" mb="sm">
        {t('replacesText')}
      </Text>
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => edit((protocol) => ({ ...protocol, replacesProtocolId: null }))}
      >
        {t('copyInstead')}
      </Button>
    </Alert>
  );
}
