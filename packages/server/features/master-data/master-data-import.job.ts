import { later, listMoment, minutes } from '@assay/domain/time';
import { withoutScopedTables } from '../../db/pool.ts';
import type { Outcome, Service, ServiceRun } from '../../jobs/service.ts';
import type { MasterDataSource, SourceFile } from '../../providers/master-data/master-data-source.ts';
import { contactsFile, customersFile, sitesFile } from './customers-file.ts';
import { equipmentFile } from './equipment-file.ts';
import { type Counts, countLines, type ImportDeps, importFile } from './import-file.ts';
import { forgetLastImport } from './master-data.queries.ts';
import type { MasterFile } from './master-file.ts';
import { familiesFile, modelsFile } from './products-file.ts';

const every = minutes(5);

/** Ordered so that a file comes after those it refers to. */
const files = [customersFile, sitesFile, contactsFile, familiesFile, modelsFile, equipmentFile] as MasterFile[];

const notConfigured =
  'Not configured: ASSAY_MASTER_DATA names a folder of files, or ASSAY_MASTER_DATA_CONTAINER a container; neither is set.';

/** Remembers the last import, so that an unchanged folder is not read again. */
interface Memory {
  seen: string;
  at: string;
  standing: Record<string, number>;
  problem?: string;
}

const seenOf = (found: readonly SourceFile[]): string =>
  JSON.stringify(found.map(({ name, fingerprint }) => [name, fingerprint]));

const sources = (found: readonly SourceFile[]): MasterFile[] =>
  files.filter(({ name }) => found.some((file) => file.name === name));

function unknownFiles(found: readonly SourceFile[]): string | undefined {
  const names = found.map(({ name }) => name).filter((name) => !files.some((file) => file.name === name));
  return names.length > 0 ? `Files of other names are left alone: ${names.join(', ')}.` : undefined;
}

/** Nothing is tried again before the files change; what was wrong with them stays to be seen. */
function unchangedOutcome(memory: Memory, now: Date): Outcome {
  return {
    counts: {},
    standing: memory.standing,
    memory,
    nextAt: later(now, every),
    note: `The files have not changed since the import of ${listMoment(memory.at)}.`,
    ...(memory.problem && { problem: memory.problem }),
  };
}

async function importAll(deps: ImportDeps, found: readonly SourceFile[], { now, report }: ServiceRun) {
  const present = sources(found);
  const counts: Counts = { created: 0, changed: 0, unchanged: 0, faultyLines: 0 };
  const problems: string[] = [];
  await forgetLastImport(withoutScopedTables(deps.db));
  let of = 0;
  for (const { name } of present) of += await countLines(await deps.source.open(name));
  let done = 0;
  for (const file of present) {
    const onRead = async (lines: number) => {
      done += lines;
      await report({ done, of, what: file.name });
    };
    const problem = await importFile(deps, file, counts, onRead);
    if (problem) problems.push(problem);
  }
  const standing = { files: present.length, lines: done, faultyLines: counts.faultyLines };
  const memory: Memory = {
    seen: seenOf(found),
    at: now().toISOString(),
    standing,
    ...(problems.length > 0 && { problem: problems.join('\n') }),
  };
  return { counts, memory };
}

/** Takes over customers, sites, contacts, product families, models and equipment from CSV files, whenever they change. */
export const masterDataImport = (deps: Omit<ImportDeps, 'source'>, source: MasterDataSource | undefined): Service => ({
  id: 'master-data-import',
  about:
    'Takes over customers, sites, contacts, product families, models and equipment from CSV files when they change.',
  every,
  run: async (run) => {
    if (!source) return { counts: {}, note: notConfigured };
    const found = await source.list();
    const memory = run.memory as Memory | undefined;
    if (memory?.seen === seenOf(found)) return unchangedOutcome(memory, run.now());
    if (sources(found).length === 0)
      return { counts: {}, note: `There is none of ${files.map(({ name }) => name).join(', ')} in ${source.place}.` };
    const { counts, memory: left } = await importAll({ ...deps, source }, found, run);
    const note = unknownFiles(found);
    return {
      counts,
      standing: left.standing,
      memory: left,
      nextAt: later(run.now(), every),
      ...(left.problem && { problem: left.problem }),
      ...(note && { note }),
    };
  },
});
