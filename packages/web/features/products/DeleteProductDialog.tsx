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

const words = {
  family: { title: 'deleteFamily', question: 'deleteFamilyQuestion' },
  model: { title: 'deleteModel', question: 'deleteModelQuestion' },
} as const;

/** Asks, and tells by how much a family or model is used when it is refused. */
export function DeleteProductDialog({ kind, product: { id, name }, onClose, onDeleted }: DeleteProductDialogProps) {
  const { title, question } = words[kind];
  const remove = useDeleteProduct(kind);
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
