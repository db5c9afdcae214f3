import { createHash } from 'node:crypto';
import type { AuditInput } from '@assay/contract/audit-inputs';
import { auditName } from '@assay/domain/audits/audit';
import { canonicalJson } from '@assay/domain/canonical-json';
import { derivedId, newId } from '@assay/domain/id';
import { inspectionDateFault } from '@assay/domain/inspections/inspection';
import { optionImagesOf } from '@assay/domain/points/option-images';
import { invalidField, invalidFields, Problem } from '@assay/domain/problem';
import type { ProtocolType } from '@assay/domain/protocol-types';
import { newProtocolPoint } from '@assay/domain/protocols/new-protocol';
import { newResult } from '@assay/domain/runs/result';
import { message } from '@assay/domain/words/message';
import pg from 'pg';
import { runIdTaken } from '../../db/constraints.ts';
import type { Db } from '../../db/pool.ts';
import { oneAtATime } from '../../db/turns.ts';
import type { Scope } from '../../db/visible.ts';
import type { Person } from '../../http/session/session.ts';
import { keepFrozenImages } from '../files/images.queries.ts';
import { chooseProtocol } from '../protocols/choose-protocol.ts';
import { listFitting } from '../protocols/fitting-protocols.queries.ts';
import { findKeptSnapshot } from '../protocols/snapshots.queries.ts';
import { takeSnapshot } from '../protocols/take-snapshot.ts';
import { readSnapshot } from '../runs/read-snapshot.ts';
import { insertResults } from '../runs/results.queries.ts';
import { insertExtraPoint } from '../runs/runs.queries.ts';
import { resultRow, startRun } from '../runs/start-run.ts';
import { type AuditSite, findFirstContact, findSite, findStart, insertAudit } from './audits.queries.ts';

export interface Beginner {
  db: Db;
  scope: Scope;
  person: Person;
  now: Date;
  /** A caller that begins many at once freezes each protocol once. */
  freeze?: typeof takeSnapshot;
}

/** True when this was begun before with the same content; the same id with another content is refused. */
async function isRepeat({ db, person }: Beginner, id: string, sha256: string): Promise<boolean> {
  // Two who send the same id at once do so one after the other.
  await oneAtATime(db, `audit ${id}`);
  const known = await findStart(db, id);
  if (!known) return false;
  if (known.inspector_id === person.userId && known.start_sha256 === sha256 && known.deleted_at === null) return true;
  throw new Problem('conflict', message('audit.idTaken'), { code: 'idTaken' });
}

const anyProduct = { productFamilyId: null, productModelId: null, equipmentId: null };

/** The newest protocol of a type. */
const newest = async ({ db, scope }: Beginner, type: ProtocolType): Promise<string | undefined> =>
  (await listFitting(db, scope, anyProduct, [type]))[0]?.protocolId;

/** The protocol that is named, or the newest. */
async function protocolOf(
  beginner: Beginner,
  path: string,
  type: ProtocolType,
  named: string | undefined,
): Promise<string | undefined> {
  const id = named ?? (await newest(beginner, type));
  if (id === undefined) return undefined;
  return (await chooseProtocol(beginner, { path, id, types: [type], otherType: 'audit.protocolType' }, null)).id;
}

/** The protocol of extra points: the one that the sender had, or the newest. */
const extraProtocolOf = async (beginner: Beginner, { extraPoints }: AuditInput): Promise<string | undefined> =>
  extraPoints === null
    ? undefined
    : protocolOf(beginner, 'extraPoints.protocolId', 'Audit_Extra_Points', extraPoints?.protocolId);

async function contactOf(db: Db, site: AuditSite, input: AuditInput) {
  const { contactName, contactPhoneNumber, contactEmail } = input;
  const isNamed = contactName !== undefined || contactPhoneNumber !== undefined || contactEmail !== undefined;
  const contact = isNamed ? undefined : await findFirstContact(db, site);
  return {
    contact_name: contact?.name ?? contactName ?? '',
    contact_phone_number: contact?.phone_number ?? contactPhoneNumber ?? '',
    contact_email: contact?.email ?? contactEmail ?? '',
  };
}

function dayOfAudit({ inspectionDate }: AuditInput, now: Date): Date {
  const date = inspectionDate === undefined ? now : new Date(inspectionDate);
  const fault = inspectionDateFault(date, now);
  if (fault) throw invalidFields([{ path: 'inspectionDate', ...fault }]);
  return date;
}

/** Begins an audit of a site with the runs of its plant and the extra points; answers its id. */
export async function createAudit(beginner: Beginner, input: AuditInput): Promise<string> {
  const { db, scope, person, now, freeze = takeSnapshot } = beginner;
  const id = input.id ?? newId(now.getTime());
  const sha256 = createHash('sha256').update(canonicalJson(input)).digest('hex');
  if (input.id && (await isRepeat(beginner, id, sha256))) return id;
  const date = dayOfAudit(input, now);
  const site = await findSite(db, scope, input.customerSiteId);
  if (!site) throw invalidField('customerSiteId', 'audit.siteUnknown');
  const siteProtocol = await protocolOf(beginner, 'siteProtocolId', 'Audit_Site', input.siteProtocolId);
  if (!siteProtocol) throw invalidField('siteProtocolId', 'audit.noSiteProtocol');
  const operational =
    input.operationalProtocolId === null
      ? undefined
      : await protocolOf(
          beginner,
          'operationalProtocolId',
          'Audit_Site_Operational',
          input.operationalProtocolId ?? undefined,
        );
  await insertAudit(db, {
    id,
    name: auditName(site.name, date),
    inspection_date: date,
    inspector_id: person.userId,
    inspector: person.name,
    inspector_contact: person.email,
    company_id: person.companyId,
    customer_id: site.customer_id,
    customer_name: site.customer_name,
    customer_site_id: site.id,
    customer_site_name: site.name,
    ...(await contactOf(db, site, input)),
    start_sha256: sha256,
    created_at: now,
  });
  // The snapshot that the device worked with, if the server knows it; a restored device may name another.
  const frozen = async (protocolId: string, named: string | undefined) =>
    (named && (await findKeptSnapshot(db, protocolId, named))) || freeze(db, protocolId, now);
  const begin = async (
    role: 'site' | 'operational',
    protocolId: string,
    { runId, snapshot: named }: { runId: string | undefined; snapshot: string | undefined },
  ): Promise<string> => {
    const snapshot = await frozen(protocolId, named);
    const about = { visitId: id, visitedAt: date, role, protocolId, snapshot, machine: null, customerSiteId: site.id };
    return withRunIdAs(`${role}RunId`, () =>
      startRun(db, scope, { ...about, id: runId, input: {}, prefilled: undefined }, now),
    );
  };
  const siteRunId = await begin('site', siteProtocol, { runId: input.siteRunId, snapshot: input.siteSnapshot });
  if (operational)
    await begin('operational', operational, { runId: input.operationalRunId, snapshot: input.operationalSnapshot });
  const extra = await extraProtocolOf(beginner, input);
  if (extra) {
    const { sha256 } = await frozen(extra, input.extraPoints?.snapshot);
    await addExtraPoints(db, siteRunId, sha256, extra, now);
  }
  return id;
}

/** Adds the points of a frozen protocol to a run that has just begun. */
async function addExtraPoints(db: Db, runId: string, sha256: string, protocolId: string, now: Date): Promise<void> {
  const { points } = await readSnapshot(db, { protocolId, sha256 });
  for (const [index, { id: pointId, inspectionPointId, point }] of [...points.values()].entries()) {
    // Follows from the run, so that a device may show the point before the server has it.
    const id = derivedId(runId, pointId);
    await insertExtraPoint(db, {
      id,
      run_id: runId,
      point_key: id,
      index,
      inspection_point_id: inspectionPointId,
      content: JSON.stringify(point),
    });
    await keepFrozenImages(db, { run_extra_point_id: id }, [...optionImagesOf(point)]);
    const at = { ...newProtocolPoint(inspectionPointId), id, point };
    await insertResults(db, [resultRow(runId, at, newResult(point), now)]);
  }
}

/** A taken id of a run is answered by the name that it was sent under. */
export async function withRunIdAs<T>(name: string, begin: () => Promise<T>): Promise<T> {
  try {
    return await begin();
  } catch (error) {
    throw error instanceof pg.DatabaseError && error.constraint === 'run_pkey' ? runIdTaken(name) : error;
  }
}
