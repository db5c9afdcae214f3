import { runProgram } from '../scripts/programs.ts';

// Every report of the backup of an earlier installation, in nine languages and as PDF; `npm test` compares a part of them.

const { code } = await runProgram(
  'vitest',
  ['run', '--project', 'server', 'packages/server/backup/first-seven-parts.test.ts'],
  { env: { COMPARE_ALL_REPORTS: 'true' } },
);
process.exitCode = code;
