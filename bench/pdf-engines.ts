import { enginesHere } from '@assay/server/providers/pdf/choose-engine';
import { runProgram } from '../scripts/programs.ts';

// Every test that makes PDFs, once with each engine that works on this platform.

const tests = [
  'packages/server/providers/pdf',
  'packages/server/features/reports',
  'packages/server/features/inspections/edit/mail-report.test.ts',
  'packages/server/features/background-services/background-services.test.ts',
];
const here = enginesHere();

for (const engine of here) {
  process.stdout.write(`\nThe ${engine} engine\n`);
  const { code } = await runProgram('vitest', ['run', '--project', 'server', ...tests], {
    env: { ASSAY_PDF_ENGINE: engine },
  });
  if (code !== 0) process.exitCode = 1;
}
if (!here.includes('native'))
  process.stdout.write(
    `\nThe native engine does not work on ${process.platform}-${process.arch}: nothing was run on it.\n`,
  );
