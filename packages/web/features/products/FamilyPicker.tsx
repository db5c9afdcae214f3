import type { PickFieldProps } from '../../ui/picker/PickField.tsx';
import { SearchPicker } from '../../ui/picker/SearchPicker.tsx';
import { familyChoices } from './product-families.queries.ts';

export const FamilyPicker = (field: PickFieldProps) => <SearchPicker {...field} source={familyChoices} />;
