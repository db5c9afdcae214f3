import { Alert, Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { protocolQuery } from '../../protocols.queries.ts';
import { useCreator, useProtocol } from '../creator-state.ts';
import { t } from './saving.texts.ts';

/** Says what the protocol is a copy of, and whether saving retires that one; the author may change it. */
export function OriginNote() {
  const original = useProtocol((protocol) => protocol.copyOfProtocolId);
  return original ? <Origin id={original} /> : null;
}

function Origin({ id }: { id: string }) {
  const { edit } = useCreator();
  const isReplaced = useProtocol((protocol) => protocol.replacesProtocolId === id);
  const { data: original } = useQuery(protocolQuery(id));
  const name = original?.name ?? '';
  const set = (replacesProtocolId: string | null) => edit((protocol) => ({ ...protocol, replacesProtocolId }));
  return (
    <Alert
      color="gray"
      role="note"
      title={t(isReplaced ? 'replaces' : 'copyOf', { name })}
      data-path="replacesProtocolId"
    >
      <Text size="sm">{t(isReplaced ? 'replacesText' : 'copyOfText')}</Text>
      {(isReplaced || original?.editable) && (
        <Button variant="default" size="compact-sm" mt="sm" onClick={() => set(isReplaced ? null : id)}>
          {t(isReplaced ? 'copyInstead' : 'replaceInstead')}
        </Button>
      )}
    </Alert>
  );
}
