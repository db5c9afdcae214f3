import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runProgram } from '../scripts/programs.ts';
import { buildWeb } from '../scripts/web-build.ts';

// Every page and question that a journey can look over, at all sizes between a phone and a wide desk; `npm test` looks at
// two of them, and at each piece once.

await buildWeb();
const journeys = globSync('e2e/journeys/*.spec.ts', { cwd: root }).filter((file) =>
  readFileSync(join(root, file), 'utf8').match(/look(Over|Closely)\(|looksClosely/),
);
const files = journeys.map((file) => file.replaceAll('\\', '/'));
const { code } = await runProgram('playwright', ['test', '-c', 'e2e/playwright.config.ts', ...files], {
  env: { LOOK_CLOSELY: 'true' },
});
process.exitCode = code;
