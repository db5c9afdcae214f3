import type { Inspection } from '@assay/contract/inspections';
import { mayPerform } from '@assay/domain/inspections/status';
import { parseNumber } from '@assay/domain/measurements/numbers';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import type { Person } from '../../http/session/session.ts';
import { listFindings, listPriorityActions } from '../follow-ups/follow-ups.queries.ts';
import type { LedgerVisit } from '../follow-ups/ledger.queries.ts';
import { showLedger } from '../follow-ups/ledger.ts';
import { orderRevisions } from '../follow-ups/order-follow-ups.ts';
import { showFinding, showPriorityAction } from '../follow-ups/show-follow-ups.ts';
import { showRuns } from '../runs/show-run.ts';
import { fieldOf, fieldsFor } from './inspection-fields.ts';
import { findLoadedHours, itemOf, listInspectionsOfEquipment } from './inspection-list.queries.ts';
import { type InspectionRecord, listSignatures } from './inspections.queries.ts';
import { inspectionToRead, performing } from './load-inspection.ts';
import { signatureOf } from './signatures.ts';

const named = (id: string | null, name: string) => (id === null ? null : { id, name });

/** The parts of an inspection that stand by themselves, and are the same in a report. */
async function partsOf(db: Db, record: InspectionRecord, reader: { external: boolean }) {
  const runs = await showRuns(db, record.id, reader);
  const equipment = runs[0]?.equipment;
  if (!equipment) throw new Error(`The inspection ${record.id} has no run on a machine.`);
  const signatures = await listSignatures(db, record.id);
  return {
    started: record.started_at.toISOString(),
    ended: record.ended_at?.toISOString() ?? null,
    created: record.created_at.toISOString(),
    customer: named(record.customer_id, record.customer_name),
    customerSite: named(record.customer_site_id, record.customer_site_name),
    equipment,
    runs,
    findings: (await listFindings(db, record.id)).map(showFinding),
    priorityActions: (await listPriorityActions(db, record.id)).map(showPriorityAction),
    customerSignature: signatureOf(signatures, 'customer'),
    providerSignature: signatureOf(signatures, 'provider'),
  };
}

/** The inspection whose ledger of open items is read; once it is submitted, it asks for no answers. */
export const ledgerOf = ({ id, equipment_id, inspection_date, status }: InspectionRecord): LedgerVisit => ({
  id,
  equipment_id,
  visited_at: inspection_date,
  asks: status === 'In_Use',
});

/** An inspection as it stands now, to this reader. */
export async function showInspection(
  db: Db,
  scope: Scope,
  person: Person,
  record: InspectionRecord,
): Promise<Inspection> {
  const before = { date: record.inspection_date, id: record.id };
  return {
    ...itemOf(record),
    ...(await partsOf(db, record, person)),
    version: record.current_version,
    sentBackReason: record.sent_back_reason,
    fields: Object.fromEntries(fieldsFor(person).map((field) => [field, fieldOf(record, field)])),
    lastLoadedHours: await lastLoadedHours(db, scope, record.equipment_id, before),
    orderRevisions: await orderRevisions(db, record.id),
    ledger: await showLedger(db, scope, ledgerOf(record)),
    mayPerform: record.status === 'In_Use' && mayPerform(...performing(record, person)),
    revision: record.revision,
  };
}

export const shownInspection = async (db: Db, scope: Scope, person: Person, id: string): Promise<Inspection> =>
  showInspection(db, scope, person, await inspectionToRead({ db, scope, params: { id } }));

/** The inspections of a machine for its page. */
export const inspectionsOfMachine = async (db: Db, scope: Scope, equipmentId: string) => ({
  ...(await listInspectionsOfEquipment(db, scope, equipmentId)),
  lastLoadedHours: await lastLoadedHours(db, scope, equipmentId),
});

/** The hours under load of a machine as they were submitted last. */
async function lastLoadedHours(
  db: Db,
  scope: Scope,
  equipmentId: string,
  before?: { date: Date; id: string },
): Promise<{ value: number; date: string } | null> {
  const last = await findLoadedHours(db, scope, equipmentId, before);
  const value = last && parseNumber(last.loaded_hours);
  return last && value !== undefined ? { value, date: last.inspection_date.toISOString() } : null;
}
