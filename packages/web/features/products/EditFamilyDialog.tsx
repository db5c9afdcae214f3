import type { ProductFamily } from '@assay/contract/products';
import { TextInput } from '@mantine/core';
import { FieldConflictDialog } from '../../ui/form/FieldConflictDialog.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { CategoryField } from './CategoryField.tsx';
import { t } from './product-families.texts.ts';
import { useFamilyForm } from './use-family-form.ts';

const words = (): Readonly<Record<string, string>> => ({
  familyName: t('familyName'),
  longFamilyName: t('longName'),
  division: t('division'),
  category: t('category'),
});
const fields = [
  ['familyName', 100],
  ['longFamilyName', 200],
  ['division', 100],
] as const;

/** Renames a family or moves it to another category; what somebody else saved meanwhile is shown, not overwritten. */
export function EditFamilyDialog({ family, onClose }: { family: ProductFamily; onClose: () => void }) {
  const state = useFamilyForm(family, ({ name }) => {
    notifySuccess(t('saved', { name }));
    onClose();
  });
  const { form, conflict, busy } = state;
  if (conflict) return <FieldConflictDialog conflict={conflict} words={words()} busy={busy} />;
  return (
    <FormDialog title={t('editFamily')} save={t('saveFamily')} failed={t('saveFailed')} state={state} onClose={onClose}>
      {fields.map(([field, maxLength], index) => (
        <TextInput
          key={form.key(field)}
          label={words()[field]}
          maxLength={maxLength}
          data-autofocus={index === 0 || undefined}
          {...form.getInputProps(field)}
        />
      ))}
      <CategoryField form={form} />
    </FormDialog>
  );
}
