import type { ProductFamily, ProductModel } from '@assay/contract/products';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { DataList } from '../../ui/list/DataList.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { useListState } from '../../ui/list/list-state.ts';
import { useList } from '../../ui/list/use-list.ts';
import { Panel } from '../../ui/Panel.tsx';
import { AddModelForm } from './AddModelForm.tsx';
import { DeleteProductDialog } from './DeleteProductDialog.tsx';
import { EditModelDialog } from './EditModelDialog.tsx';
import { modelColumns } from './product-columns.tsx';
import { modelDefaults, modelSource } from './product-families.queries.ts';
import { t } from './product-families.texts.ts';

/** The models of one family. */
export function ModelList({ family }: { family: ProductFamily }) {
  const state = useListState(modelDefaults);
  const list = useList(modelSource(family.id), state);
  const [editing, setEditing] = useState<ProductModel>();
  const [deleting, setDeleting] = useState<ProductModel>();
  const title = t('models', { name: family.name });
  return (
    <Panel title={title}>
      <Stack gap="lg">
        <AddModelForm familyId={family.id} />
        <DataList
          label={title}
          columns={modelColumns({ onEdit: setEditing, onDelete: setDeleting })}
          state={state}
          list={list}
          searchLabel={t('searchModels')}
          failed={t('modelsFailed')}
          minWidth="20rem"
          empty={<EmptyState title={t('noModels')} text={t('noModelsText')} />}
        />
      </Stack>
      {editing && <EditModelDialog model={editing} onClose={() => setEditing(undefined)} />}
      {deleting && <DeleteProductDialog kind="model" product={deleting} onClose={() => setDeleting(undefined)} />}
    </Panel>
  );
}
