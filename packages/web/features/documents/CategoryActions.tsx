import type { DocumentCategory } from '@assay/contract/document-categories';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconFolderPlus, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { DeleteItem } from '../../ui/DeleteItem.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { CategoryDialog } from './CategoryDialog.tsx';
import { useDeleteCategory } from './categories.queries.ts';
import { t } from './documents.texts.ts';

type Open = 'sub' | 'edit' | 'delete';

/** What can be done with a category, behind a button at the end of its line. */
export function CategoryActions({ category }: { category: DocumentCategory }) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const { name } = category;
  return (
    <>
      <ActionMenu
        width="14rem"
        target={
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('actionsOf', { name })}>
            <IconDots size={16} aria-hidden />
          </ActionIcon>
        }
      >
        <Menu.Item leftSection={<IconFolderPlus size={16} aria-hidden />} onClick={() => setOpen('sub')}>
          {t('addSubcategory')}
        </Menu.Item>
        <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setOpen('edit')}>
          {t('editCategory')}
        </Menu.Item>
        <DeleteItem label={t('deleteCategory')} onClick={() => setOpen('delete')} />
      </ActionMenu>
      {open === 'sub' && <CategoryDialog parentId={category.id} onClose={close} />}
      {open === 'edit' && <CategoryDialog category={category} onClose={close} />}
      {open === 'delete' && <DeleteCategory category={category} onClose={close} />}
    </>
  );
}

function DeleteCategory({ category, onClose }: { category: DocumentCategory; onClose: () => void }) {
  const { id, name, documentCount, subCategories } = category;
  const remove = useDeleteCategory();
  const isEmpty = documentCount === 0 && subCategories.length === 0;
  return (
    <ConfirmDialog
      title={t('deleteCategory')}
      text={isEmpty ? t('deleteCategoryQuestion', { name }) : t('categoryNotEmpty')}
      confirm={t('deleteCategory')}
      disabled={!isEmpty}
      destructive
      busy={remove.isPending}
      failure={remove.error ? { title: t('categoryDeleteFailed'), error: remove.error } : undefined}
      onConfirm={() =>
        remove.mutate(id, {
          onSuccess: () => {
            notifySuccess(t('categoryDeleted', { name }));
            onClose();
          },
        })
      }
      onCancel={onClose}
    />
  );
}
