import type { ProductFamily } from '@assay/contract/products';
import { TextInput } from '@mantine/core';
import { AddForm } from '../../ui/form/AddForm.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { CategoryField } from './CategoryField.tsx';
import { t } from './product-families.texts.ts';
import { useFamilyForm } from './use-family-form.ts';

export function AddFamilyForm({ onAdded }: { onAdded: (family: ProductFamily) => void }) {
  const state = useFamilyForm(undefined, (family) => {
    form.reset();
    notifySuccess(t('added', { name: family.name }));
    onAdded(family);
  });
  const { form } = state;
  return (
    <AddForm add={t('add')} failed={t('addFailed')} state={state}>
      <TextInput
        key={form.key('familyName')}
        label={t('familyName')}
        maxLength={100}
        {...form.getInputProps('familyName')}
      />
      <CategoryField form={form} />
    </AddForm>
  );
}
