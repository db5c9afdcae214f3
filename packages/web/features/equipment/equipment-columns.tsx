import type { ListedEquipment } from '@assay/contract/equipment';
import { equipmentName } from '@assay/domain/equipment/equipment-name';
import { listMoment } from '@assay/domain/time';
import { Clipped } from '../../ui/Clipped.tsx';
import { type Column, RowLink } from '../../ui/list/DataTable.tsx';
import { deleteColumn } from '../../ui/list/delete-column.tsx';
import { t } from './equipment.texts.ts';

const none = () => <span data-none>{t('none')}</span>;

/** The first of its names that a machine has leads to it. */
const link = (machine: ListedEquipment) => (
  <RowLink to="/Equipments/$id" params={{ id: machine.id }} title={equipmentName(machine)}>
    {equipmentName(machine)}
  </RowLink>
);

/** Without `onDelete` the person may not delete. */
export const equipmentColumns = (onDelete?: (machine: ListedEquipment) => void): Column<ListedEquipment>[] => [
  {
    id: 'serial',
    header: t('serial'),
    sortKey: 'serialNumber',
    cell: (machine) => (machine.serialNumber ? link(machine) : none()),
  },
  {
    id: 'nickname',
    header: t('nickname'),
    sortKey: 'nickName',
    width: '14%',
    cell: (machine) => (machine.serialNumber ? <Clipped text={machine.nickName} /> : link(machine)),
  },
  {
    id: 'mdmId',
    header: t('mdmId'),
    sortKey: 'mdmEquipmentId',
    width: '11%',
    cell: ({ mdmEquipmentId }) => <Clipped text={mdmEquipmentId} />,
  },
  {
    id: 'family',
    header: t('family'),
    sortKey: 'productFamilyName',
    width: '12%',
    cell: ({ productFamilyName }) => <Clipped text={productFamilyName} />,
  },
  {
    id: 'model',
    header: t('model'),
    sortKey: 'productModelName',
    width: '11%',
    cell: ({ productModelName }) => <Clipped text={productModelName} />,
  },
  {
    id: 'customer',
    header: t('customer'),
    sortKey: 'customerName',
    width: '14%',
    secondary: true,
    cell: ({ customerName }) => (customerName ? <Clipped text={customerName} /> : none()),
  },
  {
    id: 'site',
    header: t('site'),
    sortKey: 'customerSiteName',
    width: '11%',
    secondary: true,
    cell: ({ customerSiteName }) => (customerSiteName ? <Clipped text={customerSiteName} /> : none()),
  },
  {
    id: 'lastVisit',
    header: t('lastVisit'),
    sortKey: 'lastVisit',
    width: '9.75rem',
    cell: ({ lastVisit }) => (lastVisit ? listMoment(lastVisit) : none()),
  },
  ...(onDelete
    ? [
        deleteColumn<ListedEquipment>({
          header: t('actions'),
          label: (machine) => t('deleteOf', { name: equipmentName(machine) }),
          onDelete,
        }),
      ]
    : []),
];
