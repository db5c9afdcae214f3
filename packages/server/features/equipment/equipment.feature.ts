import { equipmentImports, equipments } from '@assay/contract/equipment';
import { equipmentImages } from '@assay/contract/equipment-images';
import { answered, type Feature } from '../../frame/feature.ts';
import { importHandlers } from '../imports/import-handlers.ts';
import { equipmentHandlers } from './equipment.routes.ts';
import { equipmentImageHandlers } from './equipment-images.routes.ts';
import { equipmentImport } from './import-equipment.ts';
import type { MachineWork } from './show-equipment.ts';

export const equipmentFeature = (workOn: MachineWork): Feature => ({
  calls: [
    answered(equipments, equipmentHandlers(workOn)),
    answered(equipmentImages, equipmentImageHandlers),
    answered(equipmentImports, importHandlers(equipmentImport)),
  ],
  imports: [equipmentImport],
});
