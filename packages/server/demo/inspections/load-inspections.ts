import type { InspectionStatus } from '@assay/domain/inspections/status';
import { offeredTypes } from '@assay/domain/protocols/protocol-types';
import { days, earlier, hours, later } from '@assay/domain/time';
import { type Db, type WholeDb, withoutScopedTables } from '../../db/pool.ts';
import { findProtocol } from '../../features/inspection-protocols/protocol-record.queries.ts';
import { protocolOf } from '../../features/inspection-protocols/read-protocol.ts';
import { takeSnapshot } from '../../features/inspection-protocols/take-snapshot.ts';
import { changeStatus } from '../../features/inspections/change-status.ts';
import { changeInspection, lockInspection } from '../../features/inspections/inspections.queries.ts';
import { type Person, scopeOf } from '../../http/person.ts';
import { type Crew, chooseMachines, type HouseProtocol, type InspectedMachine } from './choose-machines.ts';
import { demoPerson } from './demo-person.ts';
import { type Dice, dice } from './dice.ts';
import { actAs } from './fill-results.queries.ts';
import { listMachines } from './machines.queries.ts';
import { type DemoVisit, type House, type Performed, performVisit, ratingOf } from './perform-visit.ts';
import type { Album } from './pictures/album.ts';
import type { Silhouette } from './pictures/silhouettes.ts';
import { planVisits } from './plan-visits.ts';
import { closeFollowUps, type OpenFollowUp } from './write-visit.ts';

const inspectionCount = 400;

const silhouettes: Readonly<Record<string, Silhouette>> = {
  AJ: 'jaw',
  'AJ Lite': 'jaw',
  Brio: 'cone',
  'Brio S': 'cone',
  Gyra: 'gyratory',
  Impa: 'impactor',
  Vorta: 'impactor',
  'Trek J': 'plant',
  'Trek C': 'plant',
  'Trek S': 'plant',
  Sila: 'screen',
  Grizz: 'screen',
  'Sila H': 'horizontal',
  Bana: 'horizontal',
  Finer: 'horizontal',
};

const extraPointNames: Readonly<Record<string, string>> = {
  crushers: 'Noise from the crusher',
  screens: 'Anything else on the screen',
  surface_drills: 'Bench and ground',
};

interface People extends Crew {
  admin: Person;
  rater: Person;
}

async function readPeople(db: WholeDb): Promise<People> {
  const person = (name: string) => demoPerson(db, name);
  const rater = await person('rita@provider.example');
  return {
    staff: [await person('uma@provider.example'), rater, await person('carl@provider.example')],
    manager: await person('max@provider.example'),
    admin: await person('ada@provider.example'),
    rater,
    outside: [
      {
        people: [await person('dina@distributor.example'), await person('dora@distributor.example')],
        category: 'surface_drills',
      },
      { people: [await person('otto@other-distributor.example')], category: 'screens' },
    ],
  };
}

async function readProtocols(db: WholeDb, admin: Person): Promise<HouseProtocol[]> {
  const rows = await db
    .selectFrom('protocol')
    .select('id')
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const found: HouseProtocol[] = [];
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
function freezeOnce(): typeof takeSnapshot {
  const frozen = new Map<string, Awaited<ReturnType<typeof takeSnapshot>>>();
  return async (db, protocolId, now) => {
    const snapshot = frozen.get(protocolId) ?? (await takeSnapshot(db, protocolId, now));
    frozen.set(protocolId, snapshot);
    return snapshot;
  };
}

async function readHouse(db: WholeDb): Promise<House> {
  const points = await db.selectFrom('inspection_point').select(['id', 'name']).execute();
  const ids = new Map(points.map(({ id, name }) => [name, id]));
  return {
    freeze: freezeOnce(),
    extraPoints: new Map(Object.entries(extraPointNames).map(([category, name]) => [category, ids.get(name) ?? ''])),
  };
}

/** The inspectors of a machine take turns; what they are not offered, their Manager does. */
function inspectorOf({ machine, number, protocol }: DemoVisit, { manager }: People): Person {
  const { inspectors } = machine;
  const person = inspectors[number % inspectors.length] ?? manager;
  return offeredTypes(person).includes(protocol.type) ? person : manager;
}

const reasons = [
  'The photo of the worn part is missing its place. Say where it was taken.',
  'Please say in the summary what was agreed with the customer.',
  'One comment says that a part was changed. Which one?',
];

interface Ending {
  db: Db;
  people: People;
  inspector: Person;
  own: Dice;
  now: Date;
}

/** Brings a report to where its visit ends: submitted, sent back and mended, finished, rated. */
async function endVisit({ db, people, inspector, own, now }: Ending, { ending }: DemoVisit, performed: Performed) {
  const { inspection, answered, ended } = performed;
  const step = async (person: Person, status: InspectionStatus, at: Date, reason = '') => {
    await actAs(db, person);
    const record = await lockInspection(db, scopeOf(people.admin), inspection.id);
    if (!record) throw new Error(`The demo lost the inspection ${inspection.id}.`);
    await changeStatus({ db, person, now: at }, record, { status, reason });
  };
  const soon = (inDays: number) => earlier(later(ended, days(inDays)), later(now, -hours(1)));
  if (ending === 'begun') return;
  await step(inspector, 'Waiting', ended);
  if (ending === 'sent back' || (ending === 'finished' && own.chance(0.08)))
    await step(people.manager, 'In_Use', soon(1), own.one(reasons));
  if (ending !== 'finished') return;
  const back = await lockInspection(db, scopeOf(people.admin), inspection.id);
  if (back?.status === 'In_Use') {
    await changeInspection(db, inspection.id, {
      comment: 'Talked over with the crew on site; see the points for what was changed.',
    });
    await step(inspector, 'Waiting', soon(2));
  }
  await step(people.admin, 'Finished', soon(own.between(2.5, 6)));
  if (own.chance(0.1)) return;
  await actAs(db, people.rater);
  await changeInspection(db, inspection.id, { rating: ratingOf(answered) });
}

/** Adds the demo's inspections, visit by visit in the order of time, through the operations behind the API. */
export async function loadInspections(db: WholeDb, openAlbum: (owner: Person) => Album, now: Date): Promise<void> {
  const open = withoutScopedTables(db);
  const people = await readPeople(db);
  const protocols = await readProtocols(db, people.admin);
  const machines = chooseMachines(await listMachines(db), protocols, people);
  const house = await readHouse(db);
  const album = openAlbum(people.admin);
  const followUps = new Map<InspectedMachine, readonly OpenFollowUp[]>();
  for (const visit of planVisits(machines, inspectionCount, now)) {
    const inspector = inspectorOf(visit, people);
    const own = dice('end', visit.machine.place, visit.number);
    const silhouette = silhouettes[visit.machine.equipment.family_name] ?? 'drill';
    const performed = await performVisit({ db: open, person: inspector, album, silhouette }, visit, house);
    await endVisit({ db: open, people, inspector, own, now }, visit, performed);
    const left = await closeFollowUps(open, followUps.get(visit.machine) ?? [], own, visit.at);
    followUps.set(visit.machine, [...left, ...performed.openFollowUps]);
  }
}
