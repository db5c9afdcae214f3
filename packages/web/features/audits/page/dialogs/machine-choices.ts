import type { AuditOutline } from '@assay/contract/audits';
import { type Customer, customers } from '@assay/contract/customers';
import type { EquipmentItem } from '@assay/contract/equipment';
import type { KnownMachine } from '@assay/domain/audits/run-draft';
import type { AddedRole } from '@assay/domain/audits/run-place';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../../api/call.ts';
import { type Choice, matching } from '../../../../ui/picker/choice.ts';
import type { ChoiceSource } from '../../../../ui/picker/SearchPicker.tsx';
import { customerQuery } from '../../../customers/customers.queries.ts';
import { machinesHere } from '../../../device/kept-machines.ts';
import { replyHere } from '../../../device/kept-replies.ts';
import { equipmentQuery } from '../../../equipment/equipment.queries.ts';
import { machineChoices } from '../../../equipment/machine-choices.ts';
import { t } from './dialogs.texts.ts';
import { familiesOfSection } from './section-families.ts';

/** A choice with the machine that it stands for. */
interface MachineChoice extends Choice {
  machine?: KnownMachine;
}

/** Not one of those that are known. */
export const otherChoice = (): Choice => ({ id: 'other', name: t('otherEquipment') });

const knownMachine = (machine: Omit<EquipmentItem, 'customerSiteId'>): KnownMachine => ({
  id: machine.id,
  serialNumber: machine.serialNumber,
  nickName: machine.nickName,
  family: { id: machine.productFamilyId, name: machine.productFamilyName },
  model: { id: machine.productModelId, name: machine.productModelName },
});

/** The machine that was chosen; null for other equipment. */
export const machineOfChoice = (choice: MachineChoice | null): KnownMachine | null => choice?.machine ?? null;

/** A machine whose code was read: one that the section offers, or any other that the person may see. */
export async function machineOfCode(client: QueryClient, found: Choice): Promise<KnownMachine> {
  return (
    machineOfChoice(found) ?? knownMachine(await client.fetchQuery({ ...equipmentQuery(found.id), staleTime: 60_000 }))
  );
}

interface Section {
  audit: AuditOutline;
  role: AddedRole;
  client: QueryClient;
}

/** Machines as a section offers them, those at the site first. */
function offeredMachines(equipments: readonly EquipmentItem[], siteId: string, search: string) {
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
  return matching(offered, search);
}

/** The customer's machines for a section, those at the site first; other equipment is offered behind them, whatever is typed. */
export function sectionMachines({ audit, role, client }: Section): ChoiceSource {
  const { customer, customerSite } = audit;
  async function ofSection(every: readonly EquipmentItem[]) {
    const fitting = new Set((await familiesOfSection(client, role)).map(({ id }) => id));
    return every.filter(({ productFamilyId }) => fitting.has(productFamilyId));
  }
  return {
    key: ['customers', 'machines', customer.id, customerSite.id, role],
    find: async (search, signal) => {
      const { equipments } = await call(customers.get, { params: { id: customer.id }, signal });
      const { options, count } = offeredMachines(await ofSection(equipments), customerSite.id, search);
      return { options: [...options, otherChoice()], count: count + 1 };
    },
    // Whatever a run takes is there for these alone.
    kept: async (search) => {
      const reply = await replyHere<Customer>(hashKey(customerQuery(customer.id).queryKey));
      const here = await machinesHere();
      const machines = await ofSection((reply?.equipments ?? []).filter(({ id }) => here.has(id)));
      return offeredMachines(machines, customerSite.id, search);
    },
  };
}
