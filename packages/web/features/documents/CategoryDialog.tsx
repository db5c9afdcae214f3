import type { DocumentCategory } from '@assay/contract/document-categories';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Reference } from '../../ui/conflict/three-way.ts';
import { FieldConflictDialog } from '../../ui/form/FieldConflictDialog.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useRecordForm } from '../../ui/form/use-record-form.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { Picker } from '../../ui/picker/Picker.tsx';
import { useSaveCategory } from './categories.queries.ts';
import { categoryPaths } from './category-paths.ts';
import { treeQuery } from './documents.queries.ts';
import { t } from './documents.texts.ts';

interface CategoryDialogProps {
  /** The one that is changed; absent for a new one. */
  category?: DocumentCategory;
  /** Where a new one goes. */
  parentId?: string;
  onClose: () => void;
}

// A type and not an interface: drafts are read by the names of their fields.
type CategoryDraft = { name: string; parent: Reference | null };

/** Adds a category, renames one, or moves it with everything in it. */
export function CategoryDialog({ category, parentId, onClose }: CategoryDialogProps) {
  const { data: tree = [] } = useQuery(treeQuery);
  const places = categoryPaths(tree, category?.id);
  const placeOf = (id: string | null | undefined): Reference | null =>
    id ? { id, name: places.find(({ value }) => value === id)?.label ?? '' } : null;
  const state = useRecordForm<DocumentCategory, CategoryDraft, { name: string; parentCategoryId: string | null }>({
    known: category,
    empty: () => ({ name: '', parent: placeOf(parentId) }),
    draftOf: ({ name, parentCategoryId }) => ({ name, parent: placeOf(parentCategoryId) }),
    inputOf: ({ name, parent }) => ({ name, parentCategoryId: parent?.id ?? null }),
    faultsOf: ({ name }): Record<string, string> => (name.trim() === '' ? { name: t('nameNeeded') } : {}),
    fieldOf: (path) => (path === 'parentCategoryId' ? 'parent' : path),
    save: useSaveCategory(),
    onSaved: ({ name }) => {
      notifySuccess(t(category ? 'categorySaved' : 'categoryAdded', { name }));
      onClose();
    },
  });
  const { form, conflict, busy } = state;
  if (conflict)
    return (
      <FieldConflictDialog conflict={conflict} words={{ name: t('categoryName'), parent: t('parent') }} busy={busy} />
    );
  const { defaultValue, onChange, ...parent } = form.getInputProps('parent');
  return (
    <FormDialog
      title={t(category ? 'editCategory' : 'newCategory')}
      save={t(category ? 'saveCategory' : 'addCategory')}
      failed={t('categoryFailed')}
      state={state}
      onClose={onClose}
    >
      <TextInput
        key={form.key('name')}
        label={t('categoryName')}
        maxLength={200}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Picker
        key={form.key('parent')}
        label={t('parent')}
        placeholder={t('topLevel')}
        clearable
        data={places}
        defaultValue={defaultValue?.id ?? null}
        onChange={(value) => onChange(placeOf(value))}
        {...parent}
      />
    </FormDialog>
  );
}
