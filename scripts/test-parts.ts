import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCheck } from './check-steps.ts';
import { ensureChromium } from './chromium.ts';
import { type Ended, type ProgramName, root, runProgram } from './programs.ts';
import type { TestChoice } from './test-choice.ts';
import { fromPlaywright, fromVitest, type PartResult } from './test-results.ts';

type Choice = Pick<TestChoice, 'files' | 'withRelease'>;

export interface Part {
  /** What selects it: `npm test -- unit`. */
  names: string[];
  /** Undefined when there is nothing to run here. With files, only those of them that are its own. */
  run(chosen: string[], choice: Choice): Promise<PartResult | undefined>;
  /** Nothing waits for it: it runs beside the next part, on what that leaves of the machine. */
  takesWhatIsLeft?: boolean;
}

const projects = ['unit', 'server', 'web'];
const olderPostgres = process.env.ASSAY_TEST_POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin';

/** Every start of the server and of a script reads its code once for all that follow. */
const compileCache = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') };

/** What an older PostgreSQL may do otherwise: migrations, catalogues, COPY, plans of lists, triggers and locks. */
const onOlderPostgres = [
  'packages/server/db',
  'packages/server/backup',
  'packages/server/features/customers/list-customers.test.ts',
  'packages/server/features/inspections/life-of-an-inspection.test.ts',
  'packages/server/features/inspections/list-inspections.test.ts',
];
/** The one of them that the gate runs, since it begins with the migrations and comes by most triggers, locks and lists. */
const soonestOnOlderPostgres = ['packages/server/features/inspections/life-of-an-inspection.test.ts'];
/**
 * Of these, what is about programs, sockets, files and their format, about what our own code sends and stores, and about
 * their rights, which are the same since PostgreSQL 15.
 */
const onAnyPostgres = [
  '**/db/embedded/**',
  '**/db/{availability,data-folder,one-trip,provider-company}.test.ts',
  '**/db/lost-connections*.test.ts',
  '**/backup/{backup-file,damaged-files,files,table-order}.test.ts',
  '**/backup/{commands,during-writes,full-installations,large-tables}.release.test.ts',
];

/** And single tests of reports and answers, which an older one has handed over by then. */
const exceptAnswers = '^(?!.*(of its PDFs|links of its mails|answers every reading call))';

export const parts: Part[] = [
  { names: ['check'], run: check, takesWhatIsLeft: true },
  { names: projects, run: vitest },
  { names: ['postgres-15'], run: olderDatabase },
  { names: ['e2e'], run: journeys },
];

async function check(): Promise<PartResult> {
  const steps = await runCheck({ yields: true });
  const passed = steps.filter(({ ok }) => ok).length;
  const tests = steps.map(({ name, seconds }) => ({ title: name, milliseconds: seconds * 1000 }));
  const failures = steps.filter(({ ok }) => !ok).map(({ name }) => name);
  return { name: 'check', passed, failed: failures.length, skipped: 0, tests, failures };
}

const withoutReleaseTests = ['--exclude', '**/*.release.test.*'];

function vitest(chosen: string[], { files, withRelease }: Choice): Promise<PartResult> {
  const tier = withRelease ? [] : withoutReleaseTests;
  const args = [...files, ...tier, ...chosen.flatMap((project) => ['--project', project])];
  return withReport((report) =>
    reported('vitest', ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
      report,
      env: compileCache,
      read: (text) => fromVitest(chosen.join(', '), JSON.parse(text)),
    }),
  );
}

async function olderDatabase(_: string[], { withRelease }: Choice): Promise<PartResult | undefined> {
  if (!existsSync(olderPostgres)) return undefined;
  const excluded = onAnyPostgres.flatMap((pattern) => ['--exclude', pattern]);
  const all = [...onOlderPostgres, ...excluded, '--testNamePattern', exceptAnswers];
  const chosen = withRelease ? all : soonestOnOlderPostgres;
  const args = ['run', '--project', 'server', ...chosen, '--passWithNoTests'];
  return await withReport((report) =>
    reported('vitest', [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
      report,
      env: { ...compileCache, ASSAY_TEST_POSTGRES_BIN: olderPostgres },
      read: (text) => fromVitest(`server on ${olderPostgres}`, JSON.parse(text)),
    }),
  );
}

const journeysOf = ['test', '-c', 'e2e/playwright.config.ts'];

/** Loads the demo for the journeys, on what other programs leave of the machine; if it fails, they say why when they load it themselves. */
export const prepareJourneys = (): Promise<Ended> =>
  runProgram('playwright', [...journeysOf, '--project=demo'], { quiet: true, yields: true });

let browser: Promise<string> | undefined;
/** On a fresh machine it comes over the network, which other parts need not wait for. */
export const fetchBrowser = (): Promise<string> => (browser ??= ensureChromium());

/** As paths in the repository: Playwright would look for a word in the names of the folders above it, too. */
const isJourney = (file: string): boolean => file.startsWith('e2e/');

async function journeys(_: string[], { files, withRelease }: Choice): Promise<PartResult | undefined> {
  if (!existsSync(join(root, 'e2e', 'playwright.config.ts'))) return undefined;
  const chromium = await fetchBrowser();
  const projects = ['--project=journeys', ...(withRelease ? ['--project=release'] : [])];
  return await withReport((report) =>
    reported('playwright', [...journeysOf, ...projects, ...files.filter(isJourney), '--reporter=list,json'], {
      report,
      env: {
        ASSAY_CHROMIUM: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        ...(withRelease && { ASSAY_TEST_RELEASE: 'true' }),
      },
      read: (text) => fromPlaywright('e2e', JSON.parse(text)),
    }),
  );
}

interface Reported {
  report: string;
  env?: Record<string, string>;
  read(text: string): PartResult;
}

/** A run that ends badly without naming a failed test counts as one failure. */
async function reported(
  program: ProgramName,
  args: string[],
  { report, env = {}, read }: Reported,
): Promise<PartResult> {
  const { code } = await runProgram(program, args, { env });
  const broken: PartResult = { name: program, passed: 0, failed: 0, skipped: 0, tests: [], failures: [] };
  const result = existsSync(report) ? read(readFileSync(report, 'utf8')) : broken;
  return code !== 0 && result.failed === 0
    ? { ...result, failed: 1, failures: [`${program} ended with ${code}`] }
    : result;
}

async function withReport<T>(run: (report: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-report-'));
  try {
    return await run(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
