import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditVersionFormat } from '../packages/domain/audits/audit-version.ts';
import { reportRules, versionFormat } from '../packages/domain/reports/version.ts';
import { formatVersion as backupFormat } from '../packages/server/backup/format.ts';
import { raisedTooEarly } from './first-release.ts';
import { lockHoles } from './platforms/lock-holes.ts';
import { platforms } from './platforms/platforms.ts';
import { type Ended, type ProgramName, root, runProgram } from './programs.ts';
import { folderFaults } from './structure/folder-circles.ts';
import { roomFaults } from './structure/room-faults.ts';

interface CheckStep {
  name: string;
  run(): Promise<Ended>;
}

interface CheckOptions {
  fix?: boolean;
  /** Takes only what other programs leave of the machine. */
  yields?: boolean;
}

/** What a reader of the code would complain about: style and imports, types, exports that nobody uses, platforms that cannot start. */
function checkSteps({ fix = false, yields = false }: CheckOptions): CheckStep[] {
  const look = (program: ProgramName, ...args: string[]) => runProgram(program, args, { quiet: true, yields });
  // By one checker each: several would each work out the types that they share, and there are two cores for all steps.
  const checkTypes = (project: string) => look('tsc', '-p', project, '--checkers', '1');
  const write = fix ? ['--write'] : [];
  return [
    { name: 'biome', run: () => look('biome', 'check', '--error-on-warnings', '--max-diagnostics=50', ...write, '.') },
    { name: 'types', run: () => checkTypes('.') },
    { name: 'types of the web app', run: () => checkTypes('packages/web') },
    { name: 'types of its service worker', run: () => checkTypes('packages/web/worker') },
    { name: 'knip', run: () => look('knip', '--no-progress') },
    { name: 'structure', run: checkStructure },
    { name: 'platforms of the lock', run: checkLock },
    { name: 'formats of reports and backups', run: checkFormats },
  ];
}

/** npm says nothing when it leaves a package of another platform out of the lock, and that platform then cannot start. */
async function checkLock(): Promise<Ended> {
  const holes = lockHoles(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')), platforms);
  const lines = holes.map(({ at, missing, platform }) => `${at} lacks ${missing} for ${platform}.`);
  return { code: holes.length === 0 ? 0 : 1, output: lines.join('\n'), seconds: 0 };
}

async function checkFormats(): Promise<Ended> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const faults = raisedTooEarly(version, { versionFormat, auditVersionFormat, reportRules, backupFormat });
  return { code: faults.length === 0 ? 0 : 1, output: faults.join('\n'), seconds: 0 };
}

/** The linter sees circles of files; those of folders and rooms are ours to find. */
async function checkStructure(): Promise<Ended> {
  const paths = globSync('packages/**/*.{ts,tsx}', { cwd: root, exclude: ['**/node_modules', '**/dist'] });
  const files = paths.map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(join(root, path), 'utf8'),
  }));
  const faults = [...roomFaults(files), ...folderFaults(files)];
  return { code: faults.length === 0 ? 0 : 1, output: faults.join('\n'), seconds: 0 };
}

export interface CheckResult {
  name: string;
  ok: boolean;
  seconds: number;
}

/** Runs all at once and shows what the failed ones say. */
export async function runCheck(options: CheckOptions): Promise<CheckResult[]> {
  const outcomes = await Promise.all(checkSteps(options).map(async ({ name, run }) => ({ name, ...(await run()) })));
  return outcomes.map(({ name, code, output, seconds }) => {
    const ok = code === 0;
    if (!ok) console.log(output.trim());
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
    return { name, ok, seconds };
  });
}
