import { createHash } from 'node:crypto';
import type { InspectionInput } from '@assay/contract/inspections';
import { canonicalJson } from '@assay/domain/canonical-json';
import type { CertificateState } from '@assay/domain/certificates/certificate';
import { newId } from '@assay/domain/id';
import {
  inspectionDateFault,
  inspectionName,
  inspectionTypes,
  loadedHoursFault,
} from '@assay/domain/inspections/inspection';
import { invalidField, invalidFields, Problem } from '@assay/domain/problem';
import { offeredTypes, type ProtocolType } from '@assay/domain/protocol-types';
import type { RunRole } from '@assay/domain/runs/recorded-run';
import { message } from '@assay/domain/words/message';
import type { Db } from '../../db/pool.ts';
import { oneAtATime } from '../../db/turns.ts';
import type { Scope } from '../../db/visible.ts';
import type { Person } from '../../http/session/session.ts';
import { certificateAtStart } from '../certificates/own-certificates.ts';
import { chooseMachine, machineOfRun } from '../equipment/choose-machine.ts';
import { findCustomerName } from '../equipment/equipment-parts.queries.ts';
import type { Machine } from '../equipment/machines.queries.ts';
import { chooseProtocol } from '../protocols/choose-protocol.ts';
import type { ProtocolRecord } from '../protocols/protocols.queries.ts';
import { findKeptSnapshot } from '../protocols/snapshots.queries.ts';
import { takeSnapshot } from '../protocols/take-snapshot.ts';
import { type RunStart, startRun } from '../runs/start-run.ts';
import { findStart, insertInspection } from './inspections.queries.ts';

interface Beginner {
  db: Db;
  scope: Scope;
  person: Person;
  now: Date;
  /** A caller that begins many at once freezes each protocol once. */
  freeze?: typeof takeSnapshot;
  /** The demo gives none for inspections before its first certificates. */
  certificateOf?: (...asked: Parameters<typeof certificateAtStart>) => Promise<CertificateState | null>;
}

/** The customer of the machine, or another one that the beginner may see. */
async function customerOf({ db, scope }: Beginner, machine: Machine, customerId: string | null) {
  if (customerId === null || customerId === machine.customer_id)
    return {
      customer_id: machine.customer_id,
      customer_name: machine.customer_name ?? '',
      customer_site_id: machine.customer_site_id,
      customer_site_name: machine.customer_site_name ?? '',
    };
  const customer = await findCustomerName(db, scope, customerId);
  if (!customer) throw invalidField('customerId', 'customer.unknown');
  return { customer_id: customer.id, customer_name: customer.name, customer_site_id: null, customer_site_name: '' };
}

function inspectionDate({ inspectionDate }: InspectionInput, now: Date): Date {
  const date = inspectionDate === undefined ? now : new Date(inspectionDate);
  const fault = inspectionDateFault(date, now);
  if (fault) throw invalidFields([{ path: 'inspectionDate', ...fault }]);
  return date;
}

/** The start of the work: now, or earlier where there was no network; clocks of devices may be a little ahead. */
function startOf({ started }: InspectionInput, now: Date): Date {
  if (started === undefined) return now;
  const date = new Date(started);
  const fault = inspectionDateFault(date, now);
  if (fault) throw invalidFields([{ path: 'started', ...fault }]);
  return date < now ? date : now;
}

/** True when this was begun before with the same content; the same id with another content is refused. */
async function isRepeat({ db, person }: Beginner, id: string, sha256: string): Promise<boolean> {
  // Two who send the same id at once do so one after the other.
  await oneAtATime(db, `inspection ${id}`);
  const known = await findStart(db, id);
  if (!known) return false;
  if (known.inspector_id === person.userId && known.start_sha256 === sha256 && known.deleted_at === null) return true;
  throw new Problem('conflict', message('inspection.idTaken'), { code: 'idTaken' });
}

/** Begins an inspection: its protocol is frozen, and every point has a result; answers its id. */
export async function createInspection(beginner: Beginner, input: InspectionInput): Promise<string> {
  const { db, scope, person, now, freeze = takeSnapshot, certificateOf = certificateAtStart } = beginner;
  const id = input.id ?? newId(now.getTime());
  const sha256 = createHash('sha256').update(canonicalJson(input)).digest('hex');
  if (input.id && (await isRepeat(beginner, id, sha256))) return id;
  const hoursFault = loadedHoursFault(input.loadedHours);
  if (hoursFault) throw invalidFields([{ path: 'loadedHours', ...hoursFault }]);
  const date = inspectionDate(input, now);
  const started = startOf(input, now);
  const machine = await chooseMachine(db, scope, input, now);
  const product = {
    productFamilyId: machine.product_family_id,
    productModelId: machine.product_model_id,
    equipmentId: machine.id,
  };
  const offered = (types: readonly ProtocolType[]) => offeredTypes(person).filter((type) => types.includes(type));
  const choose = (path: string, id: string, types: readonly ProtocolType[]) =>
    chooseProtocol(beginner, { path, id, types: offered(types), otherType: 'inspection.protocolType' }, product);
  const protocol = await choose('protocolId', input.protocolId, inspectionTypes);
  const configurator =
    input.configuratorProtocolId &&
    (await choose('configuratorProtocolId', input.configuratorProtocolId, ['Equipment_Configurator']));
  const named = { serialNumber: machine.serial_number, nickName: machine.nick_name };
  await insertInspection(db, {
    id,
    name: inspectionName(protocol.name, named),
    type: protocol.type,
    status: 'In_Use',
    rating: null,
    inspection_date: date,
    started_at: started,
    inspector_id: person.userId,
    inspector: person.name,
    inspector_contact: person.email,
    company_id: person.companyId,
    ...(await customerOf(beginner, machine, input.customerId)),
    contact_name: input.contactName,
    contact_phone_number: input.contactPhoneNumber,
    contact_email: input.contactEmail,
    equipment_id: machine.id,
    serial_number: machine.serial_number,
    nick_name: machine.nick_name,
    family_name: machine.family_name,
    model_name: machine.model_name,
    product_category_id: machine.product_category_id,
    loaded_hours: input.loadedHours.trim(),
    kept_hours: input.keptHours?.trim() ?? '',
    summary: '',
    comment: '',
    internal_comment: '',
    start_sha256: sha256,
    certificate: await certificateOf(db, person.email, machine.product_family_id, started),
    created_at: now,
  });
  const begin = async (
    role: RunRole,
    { id: protocolId }: ProtocolRecord,
    frozen: string | undefined,
    start: Pick<RunStart, 'id' | 'input' | 'prefilled'>,
  ) => {
    // The snapshot that the device worked with, if the server knows it; a restored device may name another.
    const known = frozen && (await findKeptSnapshot(db, protocolId, frozen));
    const snapshot = known || (await freeze(db, protocolId, now, person.companyId));
    const about = { visitId: id, visitedAt: date, role, protocolId, snapshot, machine: machineOfRun(machine) };
    await startRun(db, scope, { ...about, ...start }, now);
  };
  const { choices, samples, prefilled } = input;
  await begin('main', protocol, input.snapshot, { id: input.runId, input: { choices, samples }, prefilled });
  if (configurator)
    await begin('configurator', configurator, input.configuratorSnapshot, {
      id: input.configuratorRunId,
      input: {},
      prefilled: undefined,
    });
  return id;
}
