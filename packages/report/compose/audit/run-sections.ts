import type { Block, Section } from '@assay/contract/reports/document';
import { allPointsSection, attentionSection } from '../all-points-section.ts';
import { factsBlock, section } from '../blocks.ts';
import { configurationTable } from '../configuration-section.ts';
import { linksOf } from '../links.ts';
import { fact, type Reading, saying } from '../reading.ts';
import type { AuditRunWork, AuditWork } from './audit-work.ts';
import type { NumberedRun } from './numbered-runs.ts';
import { reportedRuns } from './reported-runs.ts';
import { machineName, runTitle, stageOf } from './run-titles.ts';

function factsOf({ equipment, protocolName, id }: AuditRunWork, { say }: Reading): Block[] {
  const machine = equipment && [
    fact('family', say('family'), equipment.productFamilyName),
    fact('model', say('model'), equipment.productModelName),
    fact('serialNumber', say('serialNumber'), equipment.serialNumber),
    fact('nickName', say('nickName'), equipment.nickName),
  ];
  return factsBlock(`${id}/facts`, saying([...(machine ?? []), fact('protocol', say('protocol'), protocolName)]));
}

/** What a section has one more rank of stands under a heading of its own. */
const headed = (key: string, text: string, blocks: readonly Block[]): Block[] =>
  blocks.length === 0 ? [] : [{ kind: 'heading', key, level: 2, text }, ...blocks];

/** The plant or a machine: what it is, what needs attention, and every point in its order. */
function runSection({ run, configurators, place, reading }: NumberedRun, work: AuditWork): Section[] {
  const { say } = reading;
  const main = run.shown;
  const links = linksOf({ main }, [], reading);
  const configuration = configurators.flatMap((configurator) =>
    configurationTable(configurator.shown, { key: configurator.id, title: '' }, reading),
  );
  const attention = attentionSection({ main }, links, reading).flatMap(({ blocks }) => blocks);
  const points = allPointsSection({ main }, links, reading).flatMap(({ blocks }) => blocks);
  const title = run.equipment ? `${stageOf(run)}: ${machineName(run)}` : runTitle(run, work);
  return section(`run-${run.id}`, `${place}\u00a0${title}`, [
    ...factsOf(run, reading),
    ...headed(`${run.id}/configuration`, say('configuration'), configuration),
    ...headed(`${run.id}/attention`, say('attention'), attention),
    ...points,
  ]);
}

function looseSection(run: AuditRunWork, reading: Reading): Section[] {
  const title = `${reading.say('configuration')}: ${machineName(run)}`;
  return section(`run-${run.id}`, title, configurationTable(run.shown, { key: run.id, title: '' }, reading));
}

/** The plant first, then crushers and screens by stage, and what is known of machines that were not audited. */
export const runSections = (work: AuditWork, runs: readonly NumberedRun[], reading: Reading): Section[] => [
  ...runs.flatMap((run) => runSection(run, work)),
  ...reportedRuns(work).looseConfigurators.flatMap((run) => looseSection(run, reading)),
];
