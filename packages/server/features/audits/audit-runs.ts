import type { RunEquipmentInput, RunInput } from '@assay/contract/audit-inputs';
import { type AddedRole, protocolTypesOf, type RunPlace, runPlaceOf } from '@assay/domain/audits/run-place';
import { sectionFault } from '@assay/domain/audits/section-machines';
import { newId } from '@assay/domain/id';
import { type FieldError, fieldError, invalidField, invalidFields, Problem } from '@assay/domain/problem';
import type { RunMachine } from '@assay/domain/runs/recorded-run';
import { message } from '@assay/domain/words/message';
import { recordEvent } from '../../db/events.ts';
import { chooseMachine, machineOfRun } from '../equipment/choose-machine.ts';
import type { Machine } from '../equipment/machines.queries.ts';
import { chooseProtocol } from '../protocols/choose-protocol.ts';
import type { ProtocolRecord } from '../protocols/protocols.queries.ts';
import { findKeptSnapshot } from '../protocols/snapshots.queries.ts';
import { snapshotOfNow, takeSnapshot } from '../protocols/take-snapshot.ts';
import { becomingExtra, changeRunProtocol, planRunProtocol } from '../runs/change-protocol.ts';
import { cloneRun } from '../runs/clone-run.ts';
import { findRun, listRuns, nextIndex, type RunRecord, updateRun } from '../runs/runs.queries.ts';
import { startRun } from '../runs/start-run.ts';
import type { AuditRecord } from './audits.queries.ts';
import type { Beginner } from './create-audit.ts';

const mostRuns = 100;

const nameOf = ({ serialNumber, nickName }: RunMachine): string => serialNumber || nickName;

/** Records what happened to a run, by the names of its protocol and its machine. */
const recordRun = (
  { db }: Beginner,
  audit: AuditRecord,
  action: string,
  { protocol_name, machine }: Pick<RunRecord, 'protocol_name' | 'machine'>,
  changes: { field: string; from: unknown; to: unknown }[] = [],
) =>
  recordEvent(db, {
    recordType: 'audit',
    recordId: audit.id,
    action,
    changes: [
      { field: 'run', from: null, to: [protocol_name, machine && nameOf(machine)].filter(Boolean).join(' ') },
      ...changes,
    ],
  });

const productOf = (machine: RunMachine) => ({
  productFamilyId: machine.productFamilyId,
  productModelId: machine.productModelId,
  equipmentId: machine.id,
});

const protocolFor = (beginner: Beginner, path: string, id: string, role: AddedRole, machine: RunMachine) =>
  chooseProtocol(
    beginner,
    { path, id, types: protocolTypesOf[role], otherType: 'audit.protocolType' },
    productOf(machine),
  );

function placeIn({ protocolRunType }: RunInput): RunPlace {
  const read = runPlaceOf(protocolRunType);
  if ('fault' in read) throw invalidFields([{ path: 'protocolRunType', ...read.fault }]);
  return read.place;
}

/** The run to clone, which the clone takes its protocol from. */
async function originalOf(beginner: Beginner, audit: AuditRecord, input: RunInput, { role }: RunPlace) {
  if (!input.cloneRunId) return undefined;
  const original = await findRun(beginner.db, audit.id, input.cloneRunId);
  if (!original) throw invalidField('cloneRunId', 'audit.cloneUnknown');
  if (original.role !== role) throw invalidField('protocolRunType', 'audit.cloneKind');
  if (input.protocolId && input.protocolId !== original.protocol_id)
    throw invalidField('protocolId', 'audit.cloneProtocol');
  return original;
}

/** Adds a run for a machine, or a clone of one, and answers its id. The caller has locked the header. */
export async function addRun(beginner: Beginner, audit: AuditRecord, input: RunInput): Promise<string> {
  const { db, scope, now } = beginner;
  if (input.id && (await findRun(db, audit.id, input.id))) return input.id;
  if ((await listRuns(db, audit.id)).length >= mostRuns)
    throw new Problem('conflict', message('audit.tooManyRuns', { max: mostRuns }), { code: 'tooMany' });
  const place = placeIn(input);
  const original = await originalOf(beginner, audit, input, place);
  if (!original && !input.protocolId) throw invalidField('protocolId', 'audit.protocolMissing');
  const machine = machineOfRun(await machineOfInput(beginner, { audit, role: place.role, input: input.equipment }));
  const protocol = await protocolFor(
    beginner,
    'protocolId',
    original?.protocol_id ?? input.protocolId ?? '',
    place.role,
    machine,
  );
  const id = input.id ?? newId(now.getTime());
  const { role, stage } = place;
  const index = await nextIndex(db, audit.id, role, stage);
  const known = input.snapshot && (await findKeptSnapshot(db, protocol.id, input.snapshot));
  if (original)
    await cloneRun(
      db,
      original,
      {
        ...{ id, visit_id: audit.id, role, stage, index },
        ...{ customer_site_id: null, equipment_id: machine.id, machine },
      },
      now,
    );
  else
    await startRun(
      db,
      scope,
      {
        visitId: audit.id,
        visitedAt: audit.inspection_date,
        role,
        place: { stage, index },
        protocolId: protocol.id,
        snapshot: known || (await (beginner.freeze ?? takeSnapshot)(db, protocol.id, now)),
        machine,
        id,
        input: {},
        prefilled: input.prefilled,
      },
      now,
    );
  await recordRun(beginner, audit, original ? 'run cloned' : 'run added', { protocol_name: protocol.name, machine });
  return id;
}

/** Takes a run away; it stays in the versions that have it. */
export async function deleteRun(beginner: Beginner, audit: AuditRecord, run: RunRecord): Promise<void> {
  if (run.machine === null) throw new Problem('conflict', message('audit.runStays'), { code: 'runStays' });
  await updateRun(beginner.db, run.id, { deleted_at: beginner.now });
  await recordRun(beginner, audit, 'run deleted', run);
}

export async function changeEquipment(
  beginner: Beginner,
  audit: AuditRecord,
  run: RunRecord,
  input: RunEquipmentInput,
): Promise<void> {
  if (run.machine === null)
    throw new Problem('conflict', message('audit.runWithoutEquipment'), { code: 'noEquipment' });
  const { db } = beginner;
  const machine = machineOfRun(await machineOfInput(beginner, { audit, role: run.role as AddedRole, input }));
  await protocolFor(beginner, 'equipment', run.protocol_id, run.role as AddedRole, machine);
  await updateRun(db, run.id, { equipment_id: machine.id, machine });
  await recordRun(beginner, audit, 'equipment changed', run, [
    { field: 'equipment', from: nameOf(run.machine), to: nameOf(machine) },
  ]);
}

/** The protocol that a run may have instead of its own. */
function otherProtocol(beginner: Beginner, run: RunRecord, protocolId: string): Promise<ProtocolRecord> {
  if (protocolId === run.protocol_id) throw invalidField('protocolId', 'audit.sameProtocol');
  if (run.machine) return protocolFor(beginner, 'protocolId', protocolId, run.role as AddedRole, run.machine);
  const wanted = { id: protocolId, types: [run.protocol_type], otherType: 'audit.protocolType' } as const;
  return chooseProtocol(beginner, { path: 'protocolId', ...wanted }, null);
}

/** Answers what a change of protocol would do to the answers of a run. */
export async function previewProtocol(beginner: Beginner, run: RunRecord, protocolId: string) {
  const { id } = await otherProtocol(beginner, run, protocolId);
  const plan = await planRunProtocol(beginner.db, run, await snapshotOfNow(beginner.db, id));
  return {
    kept: plan.moved.filter(({ result }) => result.answered).length,
    becomeExtra: becomingExtra(plan).map(({ pointKey, point }) => ({ protocolPointId: pointKey, name: point.name })),
  };
}

export async function changeProtocol(
  beginner: Beginner,
  audit: AuditRecord,
  run: RunRecord,
  { protocolId, agreed }: { protocolId: string; agreed: readonly string[] | undefined },
): Promise<void> {
  const { db, now } = beginner;
  const other = await otherProtocol(beginner, run, protocolId);
  const snapshot = await takeSnapshot(db, protocolId, now);
  await changeRunProtocol(db, run, { protocolId, snapshot }, { agreed, now });
  await recordRun(beginner, audit, 'protocol changed', run, [
    { field: 'protocol', from: run.protocol_name, to: other.name },
  ]);
}

export async function includeInReport(
  beginner: Beginner,
  audit: AuditRecord,
  run: RunRecord,
  included: boolean,
): Promise<void> {
  if (included === run.included_in_report) return;
  await updateRun(beginner.db, run.id, { included_in_report: included });
  await recordRun(beginner, audit, included ? 'included in report' : 'left out of report', run);
}

/** Fields beside the id of a machine must be true of it, so that nothing that is sent is ignored. */
function differences(machine: Machine, input: RunEquipmentInput): FieldError[] {
  const known = [
    ['productFamilyId', machine.product_family_id],
    ['productModelId', machine.product_model_id],
    ['serialNumber', machine.serial_number],
    ['nickName', machine.nick_name],
  ] as const;
  return known.flatMap(([name, value]) => {
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
async function machineOfInput(
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
