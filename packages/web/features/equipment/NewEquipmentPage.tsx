import { EquipmentForm } from './EquipmentForm.tsx';

export const NewEquipmentPage = () => <EquipmentForm />;
