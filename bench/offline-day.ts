import { runProgram } from '../scripts/programs.ts';
import { buildWeb } from '../scripts/web-build.ts';

// A day without network: 200 answers and 60 photos of an inspection that begins on the device, its tab closed, its browser killed,
// the server killed while it is sent, three tabs open at the end: the journey of `npm test`, 25 times as much of it. Everything is
// there once and in order, and the report is the one made online; no time is measured.

await buildWeb();
const { code } = await runProgram(
  'playwright',
  ['test', '-c', 'e2e/playwright.config.ts', '--workers=1', 'e2e/journeys/offline.spec.ts'],
  { env: { OFFLINE_RESULTS: process.argv[2] ?? '200', OFFLINE_PHOTOS: process.argv[3] ?? '60' } },
);
process.exitCode = code;
