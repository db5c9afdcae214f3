import { getRouteApi } from '@tanstack/react-router';
import { ImportView } from '../imports/ImportView.tsx';
import { equipmentImport } from './equipment-import.ts';

const route = getRouteApi('/session/Equipments/import/$id');

export function EquipmentImportPage() {
  const { id } = route.useParams();
  return <ImportView key={id} noun={equipmentImport()} id={id} />;
}
