import type { PickFieldProps } from '../../ui/picker/PickField.tsx';
import { type ChoiceSource, SearchPicker } from '../../ui/picker/SearchPicker.tsx';
import { familyChoices } from './product-families.queries.ts';

/** `kept` finds what this device has of them. */
export const FamilyPicker = ({ kept, ...field }: PickFieldProps & Pick<ChoiceSource, 'kept'>) => (
  <SearchPicker {...field} source={kept ? { ...familyChoices, kept } : familyChoices} />
);
