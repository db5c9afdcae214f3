import { equipmentName } from '@assay/domain/equipment/equipment-name';
import type { ProtocolType } from '@assay/domain/protocol-types';
import { workOf } from '@assay/domain/runs/recorded-run';
import { hours, later } from '@assay/domain/time';
import { addSuggestion } from '../../features/audits/add-suggestion.ts';
import { addRun } from '../../features/audits/audit-runs.ts';
import { type AuditRecord, lockAudit, updateAudit } from '../../features/audits/audits.queries.ts';
import { type Beginner, createAudit } from '../../features/audits/create-audit.ts';
import { setFinished } from '../../features/audits/finish-audit.ts';
import { readSnapshot } from '../../features/runs/read-snapshot.ts';
import { recordedRuns } from '../../features/runs/recorded-runs.ts';
import { answerRun } from '../inspections/answer-run.ts';
import { dice } from '../inspections/dice.ts';
import { fillResults } from '../inspections/fill-results.queries.ts';
import type { DemoMachine } from '../inspections/machines.queries.ts';
import type { Album } from '../inspections/pictures/album.ts';
import { silhouettesOfFamilies } from '../inspections/pictures/silhouettes-of-families.ts';
import { type Machine, newMachine } from '../inspections/wear.ts';
import { photographed } from '../inspections/write-visit.ts';
import { actAs, tellOf } from '../tell-past.queries.ts';
import { type AuditedPoint, suggestionsOf, summaryOf } from './audit-texts.ts';
import type { PlannedAudit } from './plan-audits.ts';

export interface AuditWork extends Omit<Beginner, 'now'> {
  album: Album;
  /** The protocols of audits by their name. */
  protocols: ReadonlyMap<string, string>;
  /** Machines whose history inspections tell; their wear is measured there. */
  inspected: ReadonlySet<string>;
  /** What wears from audit to audit, by the id of the machine or the site. */
  states: Map<string, Machine>;
}

const protocolNames: Readonly<Record<string, string>> = {
  AJ: 'Jaw crusher audit',
  'AJ Lite': 'Jaw crusher audit',
  'Trek J': 'Jaw crusher audit',
  Brio: 'Cone crusher audit',
  'Brio S': 'Cone crusher audit',
  'Trek C': 'Cone crusher audit',
};

function protocolFor({ protocols, inspected }: AuditWork, { id, family_name, category }: DemoMachine): string {
  const name = inspected.has(id)
    ? 'Quick audit'
    : category === 'screens'
      ? 'Screen audit'
      : (protocolNames[family_name] ?? 'Crusher audit');
  return protocols.get(name) ?? '';
}

/** The machines of the line, and for the large audit as many more as it looks at. */
async function addMachines(work: AuditWork, audit: AuditRecord, { site, most, at }: PlannedAudit): Promise<void> {
  const count = most ?? site.machines.length;
  const begun = { ...work, now: at };
  for (let i = 0; i < count; i++) {
    const known = site.machines[i];
    const machine = known ?? (site.machines[i % site.machines.length] as DemoMachine);
    const type: ProtocolType = machine.category === 'screens' ? 'Audit_Screen' : 'Audit_Machine';
    const serialNumber = `${machine.family_name.replaceAll(/[^A-Z]/g, '')}${71_000 + i * 13}`;
    await addRun(begun, audit, {
      protocolId: protocolFor(work, known ?? { ...machine, id: '' }),
      protocolRunType: `${type}:stage_${1 + Math.floor((i / count) * 4)}`,
      equipment: known ? { id: machine.id } : { productModelId: machine.product_model_id, serialNumber },
    });
  }
}

const hoursOfDay = 7;

/** Answers the points of all runs as far as the auditors got, in one statement. */
async function answerAll(work: AuditWork, audit: AuditRecord, planned: PlannedAudit, now: Date) {
  const { db, person, album, states } = work;
  const answered: AuditedPoint[] = [];
  const runs = await recordedRuns(db, audit.id);
  for (const [place, run] of runs.entries()) {
    const key = run.equipment?.id ?? planned.site.siteId;
    const state = states.get(key) ?? newMachine(`audited ${planned.place} ${place}`);
    states.set(key, state);
    const { content } = await readSnapshot(db, { protocolId: run.protocolId, sha256: run.snapshot });
    const seed = `audit ${planned.place} ${planned.number} ${run.protocolName} ${place}`;
    // Of an open one some runs are done, some half, some not begun.
    const share = planned.ending === 'finished' ? 1 : ([1, 1, 1, 0.5, 0.3, 0, 0.6, 0][place % 8] ?? 0);
    const points = answerRun(workOf(run, content), {
      visit: {
        machine: state,
        product: run.equipment ?? { productFamilyId: null, productModelId: null },
        hours: 4_000 + (planned.at.getTime() / 86_400_000 - 19_000) * hoursOfDay,
        hoursSince: 240 * hoursOfDay,
        isNew: false,
      },
      seed,
      share,
      external: false,
    });
    const machine = run.equipment ? equipmentName(run.equipment) : '';
    const ids = new Map(run.results.map(({ protocolPointId, id }) => [protocolPointId, id]));
    const silhouette = silhouettesOfFamilies[run.equipment?.productFamilyName ?? ''] ?? 'plant';
    for (const point of await photographed({ db, person, album, silhouette, now }, points, seed))
      answered.push({ ...point, machine, resultId: ids.get(point.at.id) ?? '' });
  }
  const filled = answered.map(({ resultId, result }) => ({ id: resultId, result }));
  await fillResults(db, filled, { userId: person.userId, now });
  return answered;
}

async function locked({ db, scope }: AuditWork, id: string): Promise<AuditRecord> {
  const audit = await lockAudit(db, scope, id);
  if (!audit) throw new Error(`The demo lost the audit ${id}.`);
  return audit;
}

/** Carries an audit out, through the operations behind the API, as far as it gets. */
export async function performAudit(work: AuditWork, planned: PlannedAudit): Promise<void> {
  const { db, person, protocols } = work;
  const { site, at, ending, place, number } = planned;
  const own = dice('audit', place, number);
  await actAs(db, person, at);
  const id = await createAudit(
    { ...work, now: at },
    {
      customerSiteId: site.siteId,
      siteProtocolId: protocols.get('Site audit'),
      operationalProtocolId: protocols.get('Site operational audit'),
      inspectionDate: at.toISOString(),
    },
  );
  const audit = await locked(work, id);
  await addMachines(work, audit, planned);
  const ended = later(at, hours(ending === 'open' ? 2 : own.between(5, 8)));
  await tellOf(db, ended);
  const answered = await answerAll(work, audit, planned, ended);
  for (const suggestion of suggestionsOf(answered, own)) await addSuggestion(db, id, suggestion, ended);
  await updateAudit(db, id, {
    summary: ending === 'finished' ? summaryOf(answered) : '',
    comment: own.chance(0.6) ? 'The results were talked over with the plant manager on site.' : '',
    internal_comment: own.chance(0.3) ? 'Offer a wear parts agreement for the whole line.' : '',
  });
  if (ending === 'finished') await setFinished({ db, person, now: ended }, await locked(work, id), true);
}
