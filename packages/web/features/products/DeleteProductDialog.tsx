import { useQuery } from '@tanstack/react-query';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { faultText } from '../../ui/fault-text.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { productUseQuery, useDeleteProduct } from './product-families.queries.ts';
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

/** Says what keeps a family or model from being deleted, or asks whether it may be. */
export function DeleteProductDialog({ kind, product: { id, name }, onClose, onDeleted }: DeleteProductDialogProps) {
  const { title, question } = words[kind];
  const remove = useDeleteProduct(kind);
  const query = useQuery(productUseQuery(kind, id));
  const use = query.data?.use;
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
      text={use ? t('inUse', { name, why: faultText(use) }) : t(question, { name })}
      disabled={query.isPending || Boolean(use)}
      confirm={t(title)}
      destructive
      busy={remove.isPending}
      failure={remove.error ? { title: t('deleteFailed'), error: remove.error } : undefined}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
