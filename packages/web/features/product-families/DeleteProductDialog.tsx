import { productFamilies } from '@assay/contract/product-families';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useDeleteProduct } from './product-families.queries.ts';
import { t } from './product-families.texts.ts';

interface DeleteProductDialogProps {
  kind: 'family' | 'model';
  product: { id: string; name: string };
  onClose: () => void;
  onDeleted?: () => void;
}

const kinds = {
  family: { endpoint: productFamilies.delete, title: 'deleteFamily', question: 'deleteFamilyQuestion' },
  model: { endpoint: productFamilies.deleteModel, title: 'deleteModel', question: 'deleteModelQuestion' },
} as const;

/** Asks, and tells by how much a family or model is used when it is refused. */
export function DeleteProductDialog({ kind, product: { id, name }, onClose, onDeleted }: DeleteProductDialogProps) {
  const { endpoint, title, question } = kinds[kind];
  const remove = useDeleteProduct(endpoint);
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => {
        notifySuccess(t('deleted', { name }));
        onDeleted?.();
        onClose();
      },
    });
  return (
    <ConfirmDialog
      title={t(title)}
      text={t(question, { name })}
      confirm={t(title)}
      destructive
      busy={remove.isPending}
      failure={remove.error ? { title: t('deleteFailed'), error: remove.error } : undefined}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
