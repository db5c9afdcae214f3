import { ImportStart } from '../imports/ImportStart.tsx';
import { equipmentImport } from './equipment-import.ts';

export const ImportEquipmentPage = () => <ImportStart noun={equipmentImport()} />;
