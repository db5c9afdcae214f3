import { isFailure } from '@assay/domain/ratings';
import { workOf } from '@assay/domain/runs/recorded-run';
import { hours, later } from '@assay/domain/time';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { createInspection } from '../../features/inspections/create-inspection.ts';
import {
  findInspection,
  type InspectionRecord,
  updateInspection,
} from '../../features/inspections/inspections.queries.ts';
import { freezePoint, type takeSnapshot } from '../../features/protocols/take-snapshot.ts';
import { addExtraPoint } from '../../features/runs/extra-points.ts';
import { readSnapshot } from '../../features/runs/read-snapshot.ts';
import { recordedRuns } from '../../features/runs/recorded-runs.ts';
import { createVoiceComment } from '../../features/runs/voice-comments.queries.ts';
import { setVoice } from '../../features/runs/write-result.ts';
import { scopeOf } from '../../http/session/session.ts';
import { demoCertificate } from '../load-certificates.ts';
import { actAs, tellOf } from '../tell-past.queries.ts';
import { type AnsweredPoint, answerRun } from './answer-run.ts';
import type { InspectedMachine } from './choose-machines.ts';
import { type Dice, dice } from './dice.ts';
import { fillResults } from './fill-results.queries.ts';
import { safetyOf, summaryOf } from './findings.ts';
import type { PlannedVisit } from './plan-visits.ts';
import { startOf } from './start-visit.ts';
import { type OpenFollowUp, photographed, sign, type VisitWriting, writeFollowUps } from './write-visit.ts';

export type DemoVisit = PlannedVisit<InspectedMachine>;

export interface Performed {
  inspection: InspectionRecord;
  answered: readonly AnsweredPoint[];
  openFollowUps: readonly OpenFollowUp[];
  ended: Date;
}

/** What visits share: points that no protocol asks for, to be added on site, and a way to freeze protocols. */
export interface SharedByVisits {
  /** By category of machine. */
  extraPoints: ReadonlyMap<string, string>;
  freeze: typeof takeSnapshot;
}

async function begun(db: Db, scope: Scope, id: string): Promise<InspectionRecord> {
  const inspection = await findInspection(db, scope, id);
  if (!inspection) throw new Error(`The demo began no inspection ${id}.`);
  return inspection;
}

async function addPointOnSite(writing: VisitWriting, inspectionId: string, inspectionPointId: string): Promise<void> {
  const { db, person, now } = writing;
  const [run] = await recordedRuns(db, inspectionId);
  if (!run) return;
  const writer = { userId: person.userId, external: person.external };
  const scope = scopeOf(person);
  await addExtraPoint(
    { db, scope, visit: { id: inspectionId, kind: 'inspection' }, writer, now },
    freezePoint,
    run.id,
    {
      inspectionPointId,
    },
  );
}

/** Answers the points of all runs, in one statement. */
async function answerAll(writing: VisitWriting, inspectionId: string, visit: DemoVisit, seed: string) {
  const { db, person, now } = writing;
  const { machine, hours: loaded, hoursSince, protocol, ending, number } = visit;
  const share = ending === 'begun' ? dice(seed, 'share').between(0.05, 0.75) : 1;
  const isNew = number === 0 && ['Commission', 'FAT'].includes(protocol.type);
  const answered: (AnsweredPoint & { resultId: string })[] = [];
  for (const run of await recordedRuns(db, inspectionId)) {
    const { content } = await readSnapshot(db, { protocolId: run.protocolId, sha256: run.snapshot });
    const work = workOf(run, content);
    const { product, state } = machine;
    const situation = { machine: state, product, hours: loaded, hoursSince, isNew };
    const ids = new Map(run.results.map(({ protocolPointId, id }) => [protocolPointId, id]));
    const points = answerRun(work, { visit: situation, seed, share, external: person.external });
    for (const point of await photographed(writing, points, seed))
      answered.push({ ...point, resultId: ids.get(point.at.id) ?? '' });
  }
  const filled = answered.map(({ resultId, result }) => ({ id: resultId, result }));
  await fillResults(db, filled, { userId: person.userId, now });
  return answered;
}

/** Some say what they saw rather than type it. */
async function speak({ db, person, album, now }: VisitWriting, resultId: string, own: Dice): Promise<void> {
  const file = await album.recording(own.between(110, 220));
  const voice = await createVoiceComment(db, file, person.userId, now);
  await setVoice(db, scopeOf(person), { id: resultId, voice_comment_id: null }, voice, now);
}

/** Carries an inspection out as far as its inspector gets; whoever submits it comes after. */
export async function performVisit(
  writing: Omit<VisitWriting, 'now'>,
  visit: DemoVisit,
  { extraPoints, freeze }: SharedByVisits,
): Promise<Performed> {
  const { db, person } = writing;
  const { machine, at, number, ending } = visit;
  const seed = `${machine.state.seed} visit ${number}`;
  const own = dice(seed);
  const scope = scopeOf(person);
  await actAs(db, person, at);
  const id = await createInspection(
    { db, scope, person, now: at, freeze, certificateOf: demoCertificate },
    startOf(visit, seed),
  );
  const ended = later(at, hours(own.between(0.8, 2.6)));
  const now = ending === 'begun' ? at : ended;
  await tellOf(db, now);
  const extra = extraPoints.get(machine.equipment.category);
  if (extra && own.chance(0.07)) await addPointOnSite({ ...writing, now }, id, extra);
  const inspection = await begun(db, scope, id);
  const answered = await answerAll({ ...writing, now }, id, visit, seed);
  const failed = answered.find(({ result }) => isFailure(result.rating));
  if (failed && own.chance(0.08)) await speak({ ...writing, now }, failed.resultId, own);
  if (ending !== 'begun')
    await updateInspection(db, id, {
      ...safetyOf(answered),
      summary: summaryOf(answered),
      comment: own.chance(0.3) ? 'The results were talked over with the crew on site.' : '',
      internal_comment: !person.external && own.chance(0.12) ? 'Offer a service agreement at the next visit.' : '',
    });
  const openFollowUps = await writeFollowUps({ ...writing, now }, inspection, answered);
  if (ending !== 'begun' && own.chance(0.6))
    await sign({ ...writing, now: ended }, inspection, own.chance(0.7) ? machine.equipment.contact?.name : undefined);
  return { inspection, answered, openFollowUps, ended };
}
