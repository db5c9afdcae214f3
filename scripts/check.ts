import { runCheck } from './check-steps.ts';
import { stopWithParent } from './stop-with-parent.ts';

stopWithParent();
const results = await runCheck({ fix: process.argv.includes('--fix') });
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
