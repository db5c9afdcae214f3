import { ImportStart } from '../imports/ImportStart.tsx';
import { equipmentImport } from './equipment-import.ts';

export const ImportEquipmentsPage = () => <ImportStart noun={equipmentImport} />;
