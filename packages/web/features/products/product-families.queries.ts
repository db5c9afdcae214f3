import {
  type ProductFamily,
  type ProductFamilyInput,
  type ProductModel,
  productFamilies,
} from '@assay/contract/products';
import { listOrders } from '@assay/domain/constants';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { RecordSave } from '../../ui/form/use-record-save.ts';
import type { ListDefaults } from '../../ui/list/list-state.ts';
import type { ListSource } from '../../ui/list/use-list.ts';
import type { ChoiceSource } from '../../ui/picker/SearchPicker.tsx';

const inPlace = { failureShownInPlace: true } as const;
const noun = ['productFamilies'] as const;
const sort = listOrders.families;

export const familySource = { endpoint: productFamilies.query, key: [...noun, 'families'] };
export const familyDefaults = { sort } satisfies ListDefaults;

export const modelSource = (familyId: string): ListSource<typeof productFamilies.models> => ({
  endpoint: productFamilies.models,
  key: [...noun, 'models'],
  params: { id: familyId },
});
export const modelDefaults = { sort, prefix: 'model' } satisfies ListDefaults;

export const categoriesQuery = queryOptions({
  queryKey: [...noun, 'categories'],
  meta: { kept: true },
  queryFn: ({ signal }) => call(productFamilies.categories, { signal }),
});

/** All of them with their models: for those who must know any id by its name. */
export const everyFamilyQuery = queryOptions({
  queryKey: [...noun, 'every'],
  meta: { kept: true },
  queryFn: ({ signal }) => call(productFamilies.all, { signal }),
});

export const familyQuery = (id: string) =>
  queryOptions({
    queryKey: [...noun, 'one', id],
    queryFn: ({ signal }) => call(productFamilies.get, { params: { id }, signal }),
  });

export const familyHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: [...noun, 'history', id],
    queryFn: ({ signal }) => call(productFamilies.history, { params: { id }, signal }),
  });

/** What keeps a family or model from being deleted, asked anew each time. */
export const productUseQuery = (kind: 'family' | 'model', id: string) =>
  queryOptions({
    queryKey: [...noun, 'use', kind, id],
    queryFn: ({ signal }) =>
      call(kind === 'family' ? productFamilies.use : productFamilies.useOfModel, { params: { id }, signal }),
    gcTime: 0,
  });

const firstByName = (search: string) => ({ amount: 50, orderKey: 'name', orderDirection: 'asc', search }) as const;

export const familyChoices: ChoiceSource = {
  key: noun,
  find: async (search, signal) => {
    const { result, count } = await call(productFamilies.query, { query: firstByName(search), signal });
    return { options: result.map(({ id, name, productCategoryName: detail }) => ({ id, name, detail })), count };
  },
};

export const modelChoices = (familyId: string): ChoiceSource => ({
  key: [...noun, familyId],
  find: async (search, signal) => {
    const params = { id: familyId };
    const { result, count } = await call(productFamilies.models, { params, query: firstByName(search), signal });
    return { options: result.map(({ id, name }) => ({ id, name })), count };
  },
});

/** Families and models stand by their names in the lists of equipment and customers too. */
function useProductsChanged() {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [noun, ['equipments'], ['customers']]) void client.invalidateQueries({ queryKey });
  };
}

export const useSaveFamily = () =>
  useMutation({
    meta: inPlace,
    mutationFn: ({ known, body }: RecordSave<ProductFamily, ProductFamilyInput>) =>
      known
        ? call(productFamilies.update, { params: { id: known.id }, revision: known.revision, body })
        : call(productFamilies.create, { body }),
    onSuccess: useProductsChanged(),
  });

export const useSaveModel = (familyId: string) =>
  useMutation({
    meta: inPlace,
    mutationFn: ({ known, body }: RecordSave<ProductModel, { name: string }>) =>
      known
        ? call(productFamilies.updateModel, { params: { id: known.id }, revision: known.revision, body })
        : call(productFamilies.createModel, { params: { id: familyId }, body }),
    onSuccess: useProductsChanged(),
  });

const deletions = {
  family: { endpoint: productFamilies.delete, list: familySource.key },
  model: { endpoint: productFamilies.deleteModel, list: [...noun, 'models'] },
};

export function useDeleteProduct(kind: keyof typeof deletions) {
  const client = useQueryClient();
  const { endpoint, list } = deletions[kind];
  return useMutation({
    meta: inPlace,
    mutationFn: (id: string) => call(endpoint, { params: { id } }),
    onSettled: () => {
      // The record itself may be gone: asking for it again would only fail.
      void client.invalidateQueries({ queryKey: noun, refetchType: 'none' });
      void client.invalidateQueries({ queryKey: list });
    },
  });
}
