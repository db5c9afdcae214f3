import type { InspectionField } from '@assay/domain/inspections/inspection';
import { SavedField, type SavedFieldProps } from '../../../runs/perform/SavedField.tsx';
import { fieldKey } from '../inspection-states.ts';
import { t } from './facts.texts.ts';

interface FactFieldProps extends Omit<SavedFieldProps, 'of' | 'label'> {
  field: InspectionField;
}

/** One field of an inspection. */
export const FactField = ({ field, ...others }: FactFieldProps) => (
  <SavedField of={fieldKey(field)} label={t(field)} {...others} />
);
