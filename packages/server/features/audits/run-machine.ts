import type { RunEquipmentInput } from '@assay/contract/audit-inputs';
import { type FieldError, fieldError, invalidField, invalidFields } from '@assay/domain/problem';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { chooseMachine } from '../equipment/choose-machine.ts';
import type { Machine } from '../equipment/machines.queries.ts';
import type { AuditRecord } from './audits.queries.ts';

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

/** The machine that a run of an audit is about; a new one stands at the site of the audit. */
export async function machineOfInput(
  db: Db,
  scope: Scope,
  audit: AuditRecord,
  input: RunEquipmentInput,
  now: Date,
): Promise<Machine> {
  const { id, productModelId, serialNumber = '', nickName = '' } = input;
  if (!id && !productModelId) throw invalidField('equipment.productModelId', 'audit.equipmentMissing');
  const equipment = id
    ? { id }
    : { productModelId: productModelId ?? '', serialNumber, nickName, customerSiteId: audit.customer_site_id };
  const machine = await chooseMachine(db, scope, { equipment, customerId: audit.customer_id }, now);
  const [first, ...others] = id ? differences(machine, input) : [];
  if (first) throw invalidFields([first, ...others]);
  return machine;
}
