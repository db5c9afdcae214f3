import type { AuditOutline } from '@assay/contract/audits';
import { customers } from '@assay/contract/customers';
import type { EquipmentItem } from '@assay/contract/equipment';
import type { KnownMachine } from '@assay/domain/audits/run-draft';
import type { AddedRole } from '@assay/domain/audits/run-place';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../../api/call.ts';
import { type Choice, matching } from '../../../../ui/picker/choice.ts';
import type { ChoiceSource } from '../../../../ui/picker/SearchPicker.tsx';
import { machineChoices } from '../../../equipment/machine-choices.ts';
import { t } from './dialogs.texts.ts';
import { familiesOfSection } from './section-families.ts';

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

interface Section {
  audit: AuditOutline;
  role: AddedRole;
  client: QueryClient;
}

/** The customer's machines for a section, those at the site first; other equipment is offered behind them, whatever is typed. */
export const sectionMachines = ({ audit, role, client }: Section): ChoiceSource => ({
  key: ['customers', 'machines', audit.customer.id, audit.customerSite.id, role],
  find: async (search, signal) => {
    const [{ equipments: every }, families] = await Promise.all([
      call(customers.get, { params: { id: audit.customer.id }, signal }),
      familiesOfSection(client, role),
    ]);
    const fitting = new Set(families.map(({ id }) => id));
    const equipments = every.filter(({ productFamilyId }) => fitting.has(productFamilyId));
    const known = new Map(equipments.map((machine) => [machine.id, knownMachine(machine)]));
    const isHere = ({ customerSiteId }: EquipmentItem) => customerSiteId === audit.customerSite.id;
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
