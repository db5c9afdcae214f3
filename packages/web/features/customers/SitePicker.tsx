import type { PickFieldProps } from '../../ui/picker/PickField.tsx';
import { SearchPicker } from '../../ui/picker/SearchPicker.tsx';
import { siteChoices } from './customers.queries.ts';

interface SitePickerProps extends PickFieldProps {
  /** Null: there is nothing to pick from yet. */
  customerId: string | null;
}

/** A site of one customer. */
export const SitePicker = ({ customerId, disabled = false, ...field }: SitePickerProps) => (
  <SearchPicker {...field} disabled={disabled || !customerId} source={siteChoices(customerId ?? '')} />
);
