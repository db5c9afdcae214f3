import type { Block, Section } from '@assay/contract/reports/document';
import type { ShownPoint } from '@assay/domain/reports/shown-run';
import { factsBlock, section } from '../blocks.ts';
import { configurationTable } from '../configuration-section.ts';
import { pointEntry } from '../point-entry.ts';
import { categoryBlocks } from '../points-sections.ts';
import { fact, type Reading, readingIn, saying } from '../reading.ts';
import { shownCategories } from '../shown-points.ts';
import type { AuditRunWork, AuditWork } from './audit-work.ts';
import { type ReportedMachine, reportedRuns } from './reported-runs.ts';
import { machineName, runTitle, stageOf } from './run-titles.ts';

const readingOf = ({ equipment }: AuditRunWork): Reading =>
  readingIn('en', {
    productFamilyId: equipment?.productFamilyId ?? null,
    productModelId: equipment?.productModelId ?? null,
  });

/** Two runs of one protocol have the same points: what is compared by its key is told apart by the run. */
const keyed = (run: AuditRunWork, blocks: readonly Block[]): Block[] =>
  blocks.map((block) => ({ ...block, key: `${run.id}/${block.key}` }));

function factsOf(run: AuditRunWork, { say }: Reading): Block[] {
  const { equipment, protocolName } = run;
  const machine = equipment && [
    fact('family', say('family'), equipment.productFamilyName),
    fact('model', say('model'), equipment.productModelName),
    fact('serialNumber', say('serialNumber'), equipment.serialNumber),
    fact('nickName', say('nickName'), equipment.nickName),
  ];
  return factsBlock('facts', saying([...(machine ?? []), fact('protocol', say('protocol'), protocolName)]));
}

const categoriesOf = ({ shown }: AuditRunWork, reading: Reading): Block[] =>
  shownCategories(shown).flatMap((category) => categoryBlocks(category, reading));

const entriesOf = (points: readonly ShownPoint[], reading: Reading): Block[] =>
  points.filter(({ showInReport }) => showInReport).map((at) => pointEntry(at, reading));

const headed = (key: string, text: string, blocks: readonly Block[]): Block[] =>
  blocks.length === 0 ? [] : [{ kind: 'heading', key, level: 2, text }, ...blocks];

const ownPage = (sections: readonly Section[]): Section[] => sections.map((one) => ({ ...one, newPage: true }));

/** The plant and how it is run; what was added to the site stands by itself, as on the page of the audit. */
function plantSections(run: AuditRunWork, work: AuditWork): Section[] {
  const reading = readingOf(run);
  const { say } = reading;
  const extra = entriesOf(run.shown.extraPoints, reading);
  const isSite = run.role === 'site';
  const blocks = [
    ...factsOf(run, reading),
    ...categoriesOf(run, reading),
    ...(isSite ? [] : headed('extra', say('extraPoints'), extra)),
  ];
  const own = section(`run-${run.id}`, runTitle(run, work), keyed(run, blocks));
  return [
    ...(isSite ? ownPage(own) : own),
    ...(isSite ? section('extraPoints', say('extraPoints'), keyed(run, extra)) : []),
  ];
}

function machineSection({ run, configurators }: ReportedMachine): Section[] {
  const reading = readingOf(run);
  const { say } = reading;
  const configuration = configurators.flatMap((configurator) =>
    configurationTable(configurator.shown, { key: configurator.id, title: '' }, reading),
  );
  const blocks = [
    ...factsOf(run, reading),
    ...headed('configuration', say('configuration'), configuration),
    ...categoriesOf(run, reading),
    ...headed('extra', say('extraPoints'), entriesOf(run.shown.extraPoints, reading)),
  ];
  return ownPage(section(`run-${run.id}`, `${stageOf(run)}: ${machineName(run)}`, keyed(run, blocks)));
}

function looseSection(run: AuditRunWork): Section[] {
  const reading = readingOf(run);
  const title = `${reading.say('configuration')}: ${machineName(run)}`;
  return section(`run-${run.id}`, title, configurationTable(run.shown, { key: run.id, title: '' }, reading));
}

/** The plant first, then crushers and screens by stage. */
export function runSections(work: AuditWork): Section[] {
  const { plant, machines, looseConfigurators } = reportedRuns(work);
  return [
    ...plant.flatMap((run) => plantSections(run, work)),
    ...machines.flatMap(machineSection),
    ...looseConfigurators.flatMap(looseSection),
  ];
}
