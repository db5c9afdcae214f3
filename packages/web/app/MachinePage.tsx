import { EquipmentPage } from '../features/equipment/EquipmentPage.tsx';
import { MachineInspections } from '../features/inspections/MachineInspections.tsx';
import { NewInspectionButton } from '../features/inspections/NewInspectionButton.tsx';

/** The page of a machine, with what is carried out on it. */
export const MachinePage = () => <EquipmentPage work={MachineInspections} newWork={NewInspectionButton} />;
