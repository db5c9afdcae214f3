import type { PickFieldProps } from '../../ui/picker/PickField.tsx';
import { type ChoiceSource, SearchPicker } from '../../ui/picker/SearchPicker.tsx';
import { modelChoices } from './product-families.queries.ts';

interface ModelPickerProps extends PickFieldProps, Pick<ChoiceSource, 'kept'> {
  /** Null: there is nothing to pick from yet. */
  familyId: string | null;
}

/** A model of one family. */
export const ModelPicker = ({ familyId, kept, disabled = false, ...field }: ModelPickerProps) => (
  <SearchPicker
    {...field}
    disabled={disabled || !familyId}
    source={{ ...modelChoices(familyId ?? ''), ...(kept && { kept }) }}
  />
);
