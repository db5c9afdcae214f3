import { TextInput } from '@mantine/core';
import { AddForm } from '../../ui/form/AddForm.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { t } from './product-families.texts.ts';
import { useModelForm } from './use-model-form.ts';

export function AddModelForm({ familyId }: { familyId: string }) {
  const state = useModelForm(familyId, undefined, (model) => {
    form.reset();
    notifySuccess(t('added', { name: model.name }));
    setTimeout(() => form.getInputNode('name')?.focus());
  });
  const { form } = state;
  return (
    <AddForm add={t('add')} failed={t('addFailed')} state={state}>
      <TextInput key={form.key('name')} label={t('modelName')} maxLength={100} {...form.getInputProps('name')} />
    </AddForm>
  );
}
