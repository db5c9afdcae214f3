import { type Ended, runProgram } from './programs.ts';

interface CheckStep {
  name: string;
  run(): Promise<Ended>;
}

const quiet = { quiet: true };

/** What a reader of the code would complain about: style and imports, types, exports that nobody uses. */
const checkSteps = (fix: boolean): CheckStep[] => [
  {
    name: 'biome',
    run: () =>
      runProgram(
        'biome',
        ['check', '--error-on-warnings', '--max-diagnostics=50', ...(fix ? ['--write'] : []), '.'],
        quiet,
      ),
  },
  { name: 'types', run: () => runProgram('tsc', ['-p', '.'], quiet) },
  { name: 'types of the web app', run: () => runProgram('tsc', ['-p', 'packages/web'], quiet) },
  { name: 'knip', run: () => runProgram('knip', ['--no-progress'], quiet) },
];

export interface CheckResult {
  name: string;
  ok: boolean;
  seconds: number;
}

/** Runs all at once and shows what the failed ones say. */
export async function runCheck(fix = false): Promise<CheckResult[]> {
  const outcomes = await Promise.all(checkSteps(fix).map(async ({ name, run }) => ({ name, ...(await run()) })));
  return outcomes.map(({ name, code, output, seconds }) => {
    const ok = code === 0;
    if (!ok) console.log(output.trim());
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
    return { name, ok, seconds };
  });
}
