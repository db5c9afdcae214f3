import { Text } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { EditedRecord } from '../../ui/form/EditedRecord.tsx';
import { EquipmentForm } from './EquipmentForm.tsx';
import { equipmentQuery } from './equipment.queries.ts';
import { t as equipments } from './equipment.texts.ts';
import { t } from './equipment-form.texts.ts';

const route = getRouteApi('/session/Equipments/$id/edit');

export function EditEquipmentPage() {
  const { id } = route.useParams();
  return (
    <EditedRecord query={equipmentQuery(id)} title={t('editTitle')} failed={equipments('failed')}>
      {(machine) => (machine.editable ? <EquipmentForm machine={machine} /> : <Text>{t('notEditable')}</Text>)}
    </EditedRecord>
  );
}
