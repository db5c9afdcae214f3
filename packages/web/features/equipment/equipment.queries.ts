import { type Equipment, type EquipmentInput, equipments } from '@assay/contract/equipment';
import { listOrders } from '@assay/domain/constants';
import { equipmentName } from '@assay/domain/equipment/equipment-name';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { RecordSave } from '../../ui/form/use-record-save.ts';
import type { ListDefaults } from '../../ui/list/list-state.ts';
import { matching } from '../../ui/picker/choice.ts';
import type { ChoiceSource } from '../../ui/picker/SearchPicker.tsx';
import { findKept } from '../device/kept-choices.ts';
import { machineChoices } from './machine-choices.ts';

const noun = ['equipments'] as const;

export const equipmentSource = { endpoint: equipments.query, key: noun, kept: true as const };
export const equipmentDefaults = {
  sort: listOrders.equipment,
  filters: { customerId: '', companyId: '', category: '', serviced: '' },
} satisfies ListDefaults;

export const equipmentQuery = (id: string) =>
  queryOptions({
    queryKey: [...noun, 'one', id],
    meta: { kept: true },
    queryFn: ({ signal }) => call(equipments.get, { params: { id }, signal }),
  });

export const equipmentHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: [...noun, 'history', id],
    queryFn: ({ signal }) => call(equipments.history, { params: { id }, signal }),
  });

/** Newest first while nothing is typed: what was added last is likely meant. */
export const equipmentChoices: ChoiceSource = {
  key: noun,
  kept: findKept('machines'),
  find: async (search, signal) => {
    const order = search ? ({ orderKey: 'serialNumber', orderDirection: 'asc' } as const) : {};
    const { result, count } = await call(equipments.query, { query: { amount: 50, search, ...order }, signal });
    return { options: machineChoices(result, search), count };
  },
};

const shownAtOnce = 50;

/** The machines of one model, by their numbers or nicknames. */
export const modelEquipmentChoices = (modelId: string): ChoiceSource => ({
  key: [...noun, 'ofModel', modelId],
  find: async (search, signal) => {
    const machines = await call(equipments.byProductModel, { params: { id: modelId }, signal });
    const every = machines.map((machine) => ({
      id: machine.id,
      name: equipmentName(machine),
      detail: machine.serialNumber && machine.nickName,
    }));
    const { options, count } = matching(every, search);
    return { options: options.slice(0, shownAtOnce), count };
  },
});

export function useSaveEquipment() {
  const client = useQueryClient();
  return useMutation({
    meta: { failureShownInPlace: true },
    mutationFn: ({ known, body }: RecordSave<Equipment, EquipmentInput>) =>
      known
        ? call(equipments.update, { params: { id: known.id }, revision: known.revision, body })
        : call(equipments.create, { body }),
    onSuccess: (saved) => {
      // A customer's page lists its equipment.
      for (const queryKey of [noun, ['customers', 'one']]) void client.invalidateQueries({ queryKey });
      client.setQueryData(equipmentQuery(saved.id).queryKey, saved);
    },
  });
}

export function useDeleteEquipment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(equipments.delete, { params: { id } }),
    // The record itself is gone: asking for it again would only fail.
    onSettled: () => {
      for (const queryKey of [
        [...noun, 'list'],
        ['customers', 'one'],
      ])
        void client.invalidateQueries({ queryKey });
    },
  });
}
