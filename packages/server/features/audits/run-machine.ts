import type { RunEquipmentInput } from '@assay/contract/audit-inputs';
import type { AddedRole } from '@assay/domain/audits/run-place';
import { sectionFault } from '@assay/domain/audits/section-machines';
import { type FieldError, fieldError, invalidField, invalidFields } from '@assay/domain/problem';
import { chooseMachine } from '../equipment/choose-machine.ts';
import type { Machine } from '../equipment/machines.queries.ts';
import type { AuditRecord } from './audits.queries.ts';
import type { Beginner } from './create-audit.ts';

/** What is sent beside the id of a machine must be true of it: nothing that is sent is passed over. */
function differences(machine: Machine, input: RunEquipmentInput): FieldError[] {
  const told = [
    ['productFamilyId', machine.product_family_id],
    ['productModelId', machine.product_model_id],
    ['serialNumber', machine.serial_number],
    ['nickName', machine.nick_name],
  ] as const;
  return told.flatMap(([name, value]) => {
    const sent = input[name] ?? '';
    return sent === '' || sent.trim() === value ? [] : [fieldError(`equipment.${name}`, 'audit.equipmentDiffers')];
  });
}

interface Wanted {
  audit: AuditRecord;
  role: AddedRole;
  input: RunEquipmentInput;
}

/** The machine that a run of an audit is about, one that its section is for; a new one stands at the site of the audit. */
export async function machineOfInput(
  { db, scope, now }: Pick<Beginner, 'db' | 'scope' | 'now'>,
  { audit, role, input }: Wanted,
): Promise<Machine> {
  const { id, productModelId, serialNumber = '', nickName = '' } = input;
  if (!id && !productModelId) throw invalidField('equipment.productModelId', 'audit.equipmentMissing');
  const equipment = id
    ? { id }
    : { productModelId: productModelId ?? '', serialNumber, nickName, customerSiteId: audit.customer_site_id };
  const machine = await chooseMachine(db, scope, { equipment, customerId: audit.customer_id }, now);
  const [first, ...others] = id ? differences(machine, input) : [];
  if (first) throw invalidFields([first, ...others]);
  const fault = sectionFault(role, { code: machine.category_code, name: machine.category_name });
  if (fault) throw invalidFields([{ path: id ? 'equipment.id' : 'equipment.productModelId', ...fault }]);
  return machine;
}
