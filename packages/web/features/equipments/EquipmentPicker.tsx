import type { PickFieldProps } from '../../ui/picker/PickField.tsx';
import { SearchPicker } from '../../ui/picker/SearchPicker.tsx';
import { equipmentChoices } from './equipments.queries.ts';

/** One of all machines that the person may see, by serial number, nickname, MDM id, family or model. */
export const EquipmentPicker = (field: PickFieldProps) => <SearchPicker {...field} source={equipmentChoices} />;
