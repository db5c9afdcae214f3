import type { LibraryDocument } from '@assay/contract/documents/document';
import { Alert } from '@mantine/core';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { problemText } from '../../ui/problem-text.ts';
import { useDeleteDocument } from './documents.queries.ts';
import { t } from './documents.texts.ts';

interface DeleteDocumentDialogProps {
  document: LibraryDocument;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a document goes with all its versions. */
export function DeleteDocumentDialog({ document: { id, name }, onClose, onDeleted }: DeleteDocumentDialogProps) {
  const remove = useDeleteDocument();
  return (
    <ConfirmDialog
      title={t('delete')}
      text={t('deleteQuestion', { name })}
      confirm={t('delete')}
      destructive
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate(id, {
          onSuccess: () => {
            notifySuccess(t('deleted'));
            onClose();
            onDeleted();
          },
        })
      }
      onCancel={onClose}
    >
      {remove.error && (
        <Alert color="red" role="alert" title={t('deleteFailed')}>
          {`${t('deleteRejected', { id })}. ${problemText(remove.error)}`}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
