import { runProgram } from '../scripts/programs.ts';
import { buildWeb } from '../scripts/web-build.ts';

// Two people type into one audit for a minute, in the same and in different fields, one of them ten seconds without network:
// the journey of a release, fifteen times as long. It prints what was typed, acknowledged and settled; no time is measured.

await buildWeb();
const { code } = await runProgram(
  'playwright',
  ['test', '-c', 'e2e/playwright.config.ts', '--workers=1', 'e2e/release/audit-typing.spec.ts'],
  { env: { TOGETHER_SECONDS: process.argv[2] ?? '60' } },
);
process.exitCode = code;
