import type { EquipmentItem } from '@assay/contract/equipment';
import { equipmentName } from '@assay/domain/equipment/equipment-name';
import { Text } from '@mantine/core';
import { DeleteDialog } from '../../ui/DeleteDialog.tsx';
import { conductedText } from './conducted-text.ts';
import { equipmentQuery, useDeleteEquipment } from './equipment.queries.ts';
import { t } from './equipment.texts.ts';

interface DeleteEquipmentDialogProps {
  machine: EquipmentItem;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteEquipmentDialog({ machine, onClose, onDeleted }: DeleteEquipmentDialogProps) {
  const name = equipmentName(machine);
  return (
    <DeleteDialog
      id={machine.id}
      title={t('deleteTitle', { name })}
      query={equipmentQuery(machine.id)}
      loading={t('deleteLoading')}
      failed={t('deleteFailed')}
      details={({ inspectionCount }) => (
        <>
          <Text>{conductedText(inspectionCount)}</Text>
          {inspectionCount > 0 && <Text c="dimmed">{t('deleteKeeps')}</Text>}
        </>
      )}
      question={t('deleteQuestion')}
      cancel={t('deleteCancel')}
      confirm={t('deleteConfirm')}
      done={t('deleted', { name })}
      remove={useDeleteEquipment()}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
