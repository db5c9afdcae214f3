import type { ProductModel } from '@assay/contract/products';
import { Text, TextInput } from '@mantine/core';
import { FieldConflictDialog } from '../../ui/form/FieldConflictDialog.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { t } from './product-families.texts.ts';
import { useModelForm } from './use-model-form.ts';

export function EditModelDialog({ model, onClose }: { model: ProductModel; onClose: () => void }) {
  const state = useModelForm(model.productFamilyId, model, ({ name }) => {
    notifySuccess(t('saved', { name }));
    onClose();
  });
  const { form, conflict, busy } = state;
  if (conflict) return <FieldConflictDialog conflict={conflict} words={{ name: t('modelName') }} busy={busy} />;
  return (
    <FormDialog title={t('editModel')} save={t('saveModel')} failed={t('saveFailed')} state={state} onClose={onClose}>
      <TextInput
        key={form.key('name')}
        label={t('modelName')}
        maxLength={100}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Text c="dimmed">{t('renameHint')}</Text>
    </FormDialog>
  );
}
