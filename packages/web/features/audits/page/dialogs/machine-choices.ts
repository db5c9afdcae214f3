import { customers } from '@assay/contract/customers';
import type { EquipmentItem } from '@assay/contract/equipment';
import type { KnownMachine } from '@assay/domain/audits/run-draft';
import { call } from '../../../../api/call.ts';
import { type Choice, matching } from '../../../../ui/picker/choice.ts';
import type { ChoiceSource } from '../../../../ui/picker/SearchPicker.tsx';
import { machineChoices } from '../../../equipment/machine-choices.ts';
import { t } from './dialogs.texts.ts';

/** A choice with the machine that it stands for. */
interface MachineChoice extends Choice {
  machine?: KnownMachine;
}

/** Not one of those that are known. */
export const otherChoice = (): Choice => ({ id: 'other', name: t('otherEquipment') });

const knownMachine = (machine: EquipmentItem): KnownMachine => ({
  id: machine.id,
  serialNumber: machine.serialNumber,
  nickName: machine.nickName,
  family: { id: machine.productFamilyId, name: machine.productFamilyName },
  model: { id: machine.productModelId, name: machine.productModelName },
});

/** The machine that was chosen; null for other equipment. */
export const machineOfChoice = (choice: MachineChoice | null): KnownMachine | null => choice?.machine ?? null;

/** The customer's machines, those at the site first; other equipment is offered behind them, whatever is typed. */
export const siteMachines = (customerId: string, siteId: string): ChoiceSource => ({
  key: ['customers', 'machines', customerId, siteId],
  find: async (search, signal) => {
    const { equipments } = await call(customers.get, { params: { id: customerId }, signal });
    const known = new Map(equipments.map((machine) => [machine.id, knownMachine(machine)]));
    const isHere = ({ customerSiteId }: EquipmentItem) => customerSiteId === siteId;
    const offered = [
      ...machineChoices(equipments.filter(isHere), search).map((one) => ({
        ...one,
        detail: [one.detail, t('atSite')].filter(Boolean).join(' · '),
      })),
      ...machineChoices(
        equipments.filter((machine) => !isHere(machine)),
        search,
      ),
    ].map((one): MachineChoice => ({ ...one, machine: known.get(one.id) as KnownMachine }));
    const { options, count } = matching(offered, search);
    return { options: [...options, otherChoice()], count: count + 1 };
  },
});
