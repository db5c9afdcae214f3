import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import { Text } from '@mantine/core';
import { DeleteDialog } from '../../../ui/DeleteDialog.tsx';
import { protocolQuery, useDeleteProtocol } from '../protocols.queries.ts';
import { t } from './detail.texts.ts';

interface DeleteProtocolDialogProps {
  protocol: ProtocolReply;
  onClose: () => void;
  onDeleted: () => void;
}

export const DeleteProtocolDialog = ({ protocol, onClose, onDeleted }: DeleteProtocolDialogProps) => (
  <DeleteDialog
    id={protocol.protocolId}
    title={t('deleteTitle')}
    name={protocol.name}
    query={protocolQuery(protocol.protocolId)}
    loading={t('deleteLoading')}
    failed={t('failed')}
    details={() => <Text>{t('deleteKeeps')}</Text>}
    question={t('deleteQuestion')}
    confirm={t('deleteConfirm')}
    done={t('wasDeleted', { name: protocol.name })}
    remove={useDeleteProtocol()}
    onClose={onClose}
    onDeleted={onDeleted}
  />
);
