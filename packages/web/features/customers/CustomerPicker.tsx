import type { PickFieldProps } from '../../ui/picker/PickField.tsx';
import { SearchPicker } from '../../ui/picker/SearchPicker.tsx';
import { customerChoices } from './customers.queries.ts';

export const CustomerPicker = (field: PickFieldProps) => <SearchPicker {...field} source={customerChoices} />;
