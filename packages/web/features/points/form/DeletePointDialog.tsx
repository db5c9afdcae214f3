import type { InspectionPoint } from '@assay/contract/points/point';
import { Text } from '@mantine/core';
import { DeleteDialog } from '../../../ui/DeleteDialog.tsx';
import { ScrollList } from '../../../ui/list/ScrollList.tsx';
import { pointProtocolsQuery, useDeletePoint } from '../points.queries.ts';
import { t } from './form.texts.ts';

interface DeletePointDialogProps {
  point: InspectionPoint;
  onClose: () => void;
  onDeleted: () => void;
}

/** Names the point and the protocols that include it before it goes. */
export const DeletePointDialog = ({ point: { id, name }, onClose, onDeleted }: DeletePointDialogProps) => (
  <DeleteDialog
    id={id}
    title={t('deleteTitle')}
    name={name}
    query={pointProtocolsQuery(id)}
    loading={t('protocolsLoading')}
    failed={t('protocolsFailed')}
    details={(protocols) => <Including names={protocols.map((one) => ({ id: one.protocolId, content: one.name }))} />}
    question={t('deleteQuestion')}
    confirm={t('delete')}
    done={t('deleted', { name })}
    remove={useDeletePoint()}
    onClose={onClose}
    onDeleted={onDeleted}
  />
);

function Including({ names }: { names: readonly { id: string; content: string }[] }) {
  if (names.length === 0) return <Text c="dimmed">{t('deleteUnused')}</Text>;
  return (
    <div>
      <Text mb="xs">{t('deleteUsed')}</Text>
      <ScrollList label={t('protocols')} items={names} />
    </div>
  );
}
