import { equipmentImports } from '@assay/contract/equipment';
import { equipmentColumns } from '@assay/domain/equipment/import-columns';
import type { ImportNoun } from '../imports/import-noun.ts';
import { t } from './equipment.texts.ts';

export const equipmentImport = (): ImportNoun => ({
  noun: 'equipments',
  calls: equipmentImports,
  columns: equipmentColumns,
  example: {
    lines: [
      {
        serialNumber: 'S1001',
        nickName: 'Primary crusher',
        mdmEquipmentId: 'E3001',
        family: 'Example family',
        model: 'Example model',
        customer: 'C1001',
        site: 'North pit',
      },
      { nickName: 'Spare crusher', family: 'Example family', model: 'Example model', customer: 'Example Quarry' },
    ],
    name: 'equipment-example.csv',
  },
  title: t('importTitle'),
  lead: t('importLead'),
  startPath: '/Equipments/import',
  importPath: '/Equipments/import/$id',
  listPath: '/Equipments',
  toList: t('toList'),
});
