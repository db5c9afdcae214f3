import type { ImportColumns } from '../imports/columns.ts';

/** Each line is one machine. */
export const equipmentColumns = {
  serialNumber: { title: 'Serial number', aliases: ['serial', 'serial no'], most: 100 },
  nickName: { title: 'Nickname', aliases: ['nick'], most: 100 },
  mdmEquipmentId: { title: 'MDM id', aliases: ['mdm', 'mdm equipment id'], most: 100 },
  family: { title: 'Product family', aliases: ['family'], most: 100 },
  model: { title: 'Product model', aliases: ['model'], most: 100 },
  customer: { title: 'Customer', aliases: ['customer name', 'mdm customer id'], most: 200 },
  site: { title: 'Site', aliases: ['customer site', 'site name'], most: 200 },
} as const satisfies ImportColumns<string>;

type EquipmentColumn = keyof typeof equipmentColumns;
export type EquipmentCells = Partial<Record<EquipmentColumn, string>>;
