import { globSync } from 'node:fs';
import { root } from './programs.ts';
import { stopWithParent } from './stop-with-parent.ts';
import { chooseTests, release } from './test-choice.ts';
import { fetchBrowser, type Part, parts, prepareJourneys } from './test-parts.ts';
import { type PartResult, slowest } from './test-results.ts';
import { buildWeb } from './web-build.ts';

stopWithParent();
const known = parts.flatMap(({ names }) => names);
const files = globSync(['packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'e2e/{journeys,release}/*.spec.ts'], {
  cwd: root,
  exclude: ['**/node_modules/**'],
}).map((file) => file.replaceAll('\\', '/'));
const choice = chooseTests(process.argv.slice(2), known, files);
if (choice.unknown.length > 0) {
  console.error(`No part of the tests and no file of theirs is called ${choice.unknown.join(', ')}.`);
  console.error(`The parts are: ${known.join(', ')}. What only a release needs is found beside the word '${release}'.`);
  process.exit(2);
}

const results: PartResult[] = [];
const chosenOf = ({ names }: Part): string[] => names.filter((name) => choice.parts.includes(name));
const chosen = parts.filter((part) => chosenOf(part).length > 0);
const withJourneys = choice.parts.includes('e2e');
const summary: string[] = [];

// The tests of the web app and the journeys look at what is built.
if (chosen.flatMap(chosenOf).some((name) => name !== 'check' && name !== 'unit')) {
  const built = await tryPart('build', async () => {
    await buildWeb();
    return undefined;
  });
  summary.push(...built);
}
// Mostly waits for others; the journeys tell if it fails.
if (withJourneys) void fetchBrowser().catch(() => {});
// The demo that journeys begin with is loaded beside other parts. In a release it is loaded by its own tests.
const isLoadedByTests = choice.withRelease && choice.parts.includes('server');
const demo = withJourneys && chosen.length > 1 && !isLoadedByTests ? prepareJourneys() : undefined;
const runs: Promise<string[]>[] = [];
for (const part of chosen) {
  if (part.names.includes('e2e')) await demo;
  const run = tryPart(chosenOf(part).join(', '), () => part.run(chosenOf(part), choice));
  runs.push(run);
  if (!part.takesWhatIsLeft) await run;
}
for (const run of runs) summary.push(...(await run));

const total = (count: (result: PartResult) => number): number =>
  results.reduce((sum, result) => sum + count(result), 0);
const passed = total((result) => result.passed);
const failed = total((result) => result.failed);
console.log(`\n${summary.join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

/** Answers what the summary says of it. */
async function tryPart(name: string, run: () => Promise<PartResult | undefined>): Promise<string[]> {
  const began = performance.now();
  let result: PartResult | undefined;
  try {
    result = await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    result = { name, passed: 0, failed: 1, skipped: 0, tests: [], failures: [`${name} could not be run`] };
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (!result) return [`${name}: ${name === 'build' ? '' : 'nothing to run here, '}${seconds} s`];
  results.push(result);
  const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : '';
  return [
    `${result.name}: ${result.passed} passed, ${result.failed} failed${skipped}, ${seconds} s`,
    ...slowest(result.tests).map(
      ({ title, milliseconds }) => `  ${Math.round(milliseconds).toString().padStart(6)} ms  ${title}`,
    ),
    // Repeated at the end: what scrolled away above may be all that a reader is shown.
    ...result.failures.map((failure) => `   FAILED    ${failure}`),
  ];
}
