import { customers } from '@assay/contract/customers';
import type { EquipmentItem } from '@assay/contract/equipment';
import type { KnownMachine } from '@assay/domain/audits/run-draft';
import { call } from '../../../../api/call.ts';
import { type Choice, matching } from '../../../../ui/picker/choice.ts';
import type { ChoiceSource } from '../../../../ui/picker/SearchPicker.tsx';
import { machineChoices } from '../../../equipment/machine-choices.ts';
import { t } from './dialogs.texts.ts';

/** Not one of those that are known. */
export const otherChoice = (): Choice => ({ id: 'other', name: t('otherEquipment') });

export const knownMachine = (machine: EquipmentItem): KnownMachine => ({
  id: machine.id,
  serialNumber: machine.serialNumber,
  nickName: machine.nickName,
  family: { id: machine.productFamilyId, name: machine.productFamilyName },
  model: { id: machine.productModelId, name: machine.productModelName },
});

/** The customer's machines, those at the site first; other equipment is offered behind them, whatever is typed. */
export function siteMachines(customerId: string, siteId: string) {
  const known = new Map<string, KnownMachine>();
  const source: ChoiceSource = {
    key: ['customers', 'machines', customerId, siteId],
    find: async (search, signal) => {
      const { equipments } = await call(customers.get, { params: { id: customerId }, signal });
      for (const machine of equipments) known.set(machine.id, knownMachine(machine));
      const here = equipments.filter(({ customerSiteId }) => customerSiteId === siteId);
      const elsewhere = equipments.filter(({ customerSiteId }) => customerSiteId !== siteId);
      const offered = [
        ...machineChoices(here, search).map((one) => ({
          ...one,
          detail: [one.detail, t('atSite')].filter(Boolean).join(' · '),
        })),
        ...machineChoices(elsewhere, search),
      ];
      const { options, count } = matching(offered, search);
      return { options: [...options, otherChoice()], count: count + 1 };
    },
  };
  return { source, machineOf: (id: string) => known.get(id) ?? null };
}
