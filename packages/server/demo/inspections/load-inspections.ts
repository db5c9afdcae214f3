import { offeredTypes } from '@assay/domain/protocol-types';
import { type WholeDb, withoutScopedTables } from '../../db/pool.ts';
import { findProtocol } from '../../features/protocols/protocols.queries.ts';
import { protocolOf } from '../../features/protocols/read-protocol.ts';
import { takeSnapshot } from '../../features/protocols/take-snapshot.ts';
import { type Person, scopeOf } from '../../http/session/session.ts';
import { idOf, namedIds } from '../demo-names.ts';
import { chooseMachines, type DemoProtocolRow, type InspectedMachine } from './choose-machines.ts';
import { type People, readPeople } from './crew.ts';
import { dice } from './dice.ts';
import { endVisit } from './end-visit.ts';
import { listMachines } from './machines.queries.ts';
import { type DemoVisit, performVisit, type SharedByVisits } from './perform-visit.ts';
import type { Album } from './pictures/album.ts';
import { silhouettesOfFamilies } from './pictures/silhouettes-of-families.ts';
import { planVisits } from './plan-visits.ts';
import { closeFollowUps, type OpenFollowUp } from './write-visit.ts';

const inspectionCount = 400;
const progressEvery = 50;

const extraPointNames: Readonly<Record<string, string>> = {
  crushers: 'Noise from the crusher',
  screens: 'Anything else on the screen',
  surface_drills: 'Bench and ground',
};

async function readProtocols(db: WholeDb, admin: Person): Promise<DemoProtocolRow[]> {
  const rows = await db
    .selectFrom('protocol')
    .select('id')
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const found: DemoProtocolRow[] = [];
  for (const { id } of rows) {
    const record = await findProtocol(withoutScopedTables(db), scopeOf(admin), id);
    if (record)
      found.push({
        id,
        name: record.name,
        type: record.type,
        companyId: record.company_id,
        content: protocolOf(record),
      });
  }
  return found;
}

/** Nobody changes points or protocols while the demo is loaded: each is frozen once. */
export function freezeOnce(): typeof takeSnapshot {
  const frozen = new Map<string, Awaited<ReturnType<typeof takeSnapshot>>>();
  return async (db, protocolId, now) => {
    const snapshot = frozen.get(protocolId) ?? (await takeSnapshot(db, protocolId, now));
    frozen.set(protocolId, snapshot);
    return snapshot;
  };
}

async function readShared(db: WholeDb): Promise<SharedByVisits> {
  const points = await db.selectFrom('inspection_point').select(['id', 'name']).execute();
  const ids = namedIds(points);
  return {
    freeze: freezeOnce(),
    extraPoints: new Map(Object.entries(extraPointNames).map(([category, name]) => [category, idOf(ids, name)])),
  };
}

/** The inspectors of a machine take turns; what they are not offered, their Manager does. */
function inspectorOf({ machine, number, protocol }: DemoVisit, { manager }: People): Person {
  const { inspectors } = machine;
  const person = inspectors[number % inspectors.length] ?? manager;
  return offeredTypes(person).includes(protocol.type) ? person : manager;
}

/** Adds the demo's inspections, visit by visit in the order of time, through the operations behind the API. */
export async function loadInspections(
  db: WholeDb,
  openAlbum: (owner: Person) => Album,
  now: Date,
  onProgress: (done: number, of: number) => void,
): Promise<void> {
  const open = withoutScopedTables(db);
  const people = await readPeople(db);
  const protocols = await readProtocols(db, people.admin);
  const machines = chooseMachines(await listMachines(db), protocols, people);
  const shared = await readShared(db);
  const album = openAlbum(people.admin);
  const followUps = new Map<InspectedMachine, readonly OpenFollowUp[]>();
  const visits = planVisits(machines, inspectionCount, now);
  for (const [place, visit] of visits.entries()) {
    const inspector = inspectorOf(visit, people);
    const own = dice('end', visit.machine.place, visit.number);
    const silhouette = silhouettesOfFamilies[visit.machine.equipment.family_name] ?? 'plant';
    const performed = await performVisit({ db: open, person: inspector, album, silhouette }, visit, shared);
    // Before the report is written, which tells what is done since the last visit.
    const closing = { db: open, person: people.manager, now: visit.at };
    const ofClosing = dice('close', visit.machine.place, visit.number);
    const left = await closeFollowUps(closing, followUps.get(visit.machine) ?? [], ofClosing);
    await endVisit({ db: open, people, inspector, own, now }, visit, performed);
    followUps.set(visit.machine, [...left, ...performed.openFollowUps]);
    const done = place + 1;
    if (done % progressEvery === 0 || done === visits.length) onProgress(done, visits.length);
  }
}
