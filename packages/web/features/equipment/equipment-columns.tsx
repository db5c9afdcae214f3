import type { EquipmentItem } from '@assay/contract/equipment';
import { equipmentName } from '@assay/domain/equipment/equipment-name';
import { IconTrash } from '@tabler/icons-react';
import { Clipped } from '../../ui/Clipped.tsx';
import { type Column, RowLink } from '../../ui/list/DataTable.tsx';
import { RowAction } from '../../ui/list/RowAction.tsx';
import { t } from './equipment.texts.ts';

/** Without `onDelete` the person may not delete. */
export const equipmentColumns = (onDelete?: (machine: EquipmentItem) => void): Column<EquipmentItem>[] => [
  {
    id: 'serial',
    header: t('serial'),
    sortKey: 'serialNumber',
    cell: (machine) => (
      <RowLink to="/Equipments/$id" params={{ id: machine.id }} title={equipmentName(machine)}>
        {equipmentName(machine)}
      </RowLink>
    ),
  },
  {
    id: 'nickname',
    header: t('nickname'),
    sortKey: 'nickName',
    width: '19%',
    cell: ({ nickName }) => <Clipped text={nickName} />,
  },
  {
    id: 'mdmId',
    header: t('mdmId'),
    sortKey: 'mdmEquipmentId',
    width: '16%',
    cell: ({ mdmEquipmentId }) => <Clipped text={mdmEquipmentId} />,
  },
  {
    id: 'family',
    header: t('family'),
    sortKey: 'productFamilyName',
    width: '19%',
    cell: ({ productFamilyName }) => <Clipped text={productFamilyName} />,
  },
  {
    id: 'model',
    header: t('model'),
    sortKey: 'productModelName',
    width: '19%',
    cell: ({ productModelName }) => <Clipped text={productModelName} />,
  },
  ...(onDelete ? [deleteColumn(onDelete)] : []),
];

const deleteColumn = (onDelete: (machine: EquipmentItem) => void): Column<EquipmentItem> => ({
  id: 'actions',
  header: t('actions'),
  hideHeader: true,
  width: '5rem',
  align: 'end',
  cell: (machine) => (
    <RowAction
      label={t('deleteOf', { name: equipmentName(machine) })}
      icon={IconTrash}
      destructive
      onClick={() => onDelete(machine)}
    />
  ),
});
