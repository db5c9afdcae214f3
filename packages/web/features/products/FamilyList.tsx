import type { ProductFamily } from '@assay/contract/products';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { DataList } from '../../ui/list/DataList.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { useListState } from '../../ui/list/list-state.ts';
import { useList } from '../../ui/list/use-list.ts';
import { Panel } from '../../ui/Panel.tsx';
import { AddFamilyForm } from './AddFamilyForm.tsx';
import { DeleteProductDialog } from './DeleteProductDialog.tsx';
import { EditFamilyDialog } from './EditFamilyDialog.tsx';
import { familyColumns } from './product-columns.tsx';
import { familyDefaults, familySource } from './product-families.queries.ts';
import { t } from './product-families.texts.ts';

interface FamilyListProps {
  chosenId: string;
  onChoose: (id: string | undefined) => void;
}

export function FamilyList({ chosenId, onChoose }: FamilyListProps) {
  const state = useListState(familyDefaults);
  const list = useList(familySource, state);
  const [editing, setEditing] = useState<ProductFamily>();
  const [deleting, setDeleting] = useState<ProductFamily>();
  return (
    <Panel title={t('families')}>
      <Stack gap="lg">
        <AddFamilyForm onAdded={({ id }) => onChoose(id)} />
        <DataList
          label={t('families')}
          columns={familyColumns(chosenId, { onEdit: setEditing, onDelete: setDeleting })}
          state={state}
          list={list}
          searchLabel={t('searchFamilies')}
          failed={t('familiesFailed')}
          minWidth="26rem"
          folds="phone"
          empty={<EmptyState title={t('noFamilies')} text={t('noFamiliesText')} />}
        />
      </Stack>
      {editing && <EditFamilyDialog family={editing} onClose={() => setEditing(undefined)} />}
      {deleting && (
        <DeleteProductDialog
          kind="family"
          product={deleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => deleting.id === chosenId && onChoose(undefined)}
        />
      )}
    </Panel>
  );
}
