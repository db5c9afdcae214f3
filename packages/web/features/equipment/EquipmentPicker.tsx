import type { PickFieldProps } from '../../ui/picker/PickField.tsx';
import { SearchPicker } from '../../ui/picker/SearchPicker.tsx';
import { equipmentChoices, modelEquipmentChoices } from './equipment.queries.ts';

interface EquipmentPickerProps extends PickFieldProps {
  /** The model that the machines are of; all machines where it is absent. */
  modelId?: string;
}

/** One of all machines that the person may see, by serial number, nickname, MDM id, family or model. */
export const EquipmentPicker = ({ modelId, ...field }: EquipmentPickerProps) => (
  <SearchPicker {...field} source={modelId === undefined ? equipmentChoices : modelEquipmentChoices(modelId)} />
);
