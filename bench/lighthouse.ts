import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { executablePath } from './measure/long-tasks.ts';
import { median, printTable } from './measure/table.ts';
import { withServer } from './server/loaded-server.ts';
import { ask } from './server/requests.ts';
import { signInStaff } from './server/sign-in-staff.ts';

// What Lighthouse makes of the built app: the login, the report list and a report; the middle of three runs each.
// Lighthouse is fetched for this alone (npx): nobody who starts or tests the product pays for it.

const lighthouse = 'lighthouse@13.5.0';
const rounds = Number(process.argv[2] ?? 3);
const debuggingPort = 9333;
const categories = ['performance', 'accessibility', 'best-practices'] as const;
type Scores = Record<(typeof categories)[number], number>;

interface Judgement {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { title: string; score: number | null; scoreDisplayMode: string }>;
}

const ended = (command: string, given: string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, given, { stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}.`))));
  });

/** One judgement of a page, by a browser that is signed in with the token, or not at all. */
async function judge(address: string, token: string | null): Promise<Judgement> {
  const folder = await mkdtemp(join(tmpdir(), 'assay-lighthouse-'));
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    if (token) {
      const page = await context.newPage();
      await page.goto(new URL('/healthz', address).href);
      await page.evaluate((given) => localStorage.setItem('assay.token', given), token);
      await page.close();
    }
    const output = join(folder, 'judgement.json');
    await ended('npx', [
      ...['--yes', lighthouse, address, `--port=${debuggingPort}`, '--disable-storage-reset', '--quiet'],
      ...['--preset=desktop', `--only-categories=${categories.join(',')}`, '--output=json', `--output-path=${output}`],
    ]);
    return JSON.parse(await readFile(output, 'utf8')) as Judgement;
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const scoresOf = ({ categories: given }: Judgement): Scores =>
  Object.fromEntries(categories.map((name) => [name, Math.round((given[name]?.score ?? 0) * 100)])) as Scores;

const lowPoints = ({ audits }: Judgement): string[] =>
  Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
    .map(({ title }) => title);

await withServer(3995, async ({ url }) => {
  const token = await signInStaff(url, 'ada@provider.example');
  const { body } = await ask('GET', `${url}/api/v1/inspections?orderKey=inspectionDate`, { token });
  const finished = (body as { result: { id: string; status: string }[] }).result.find(
    ({ status }) => status === 'Finished',
  );
  const pages: [string, string, string | null][] = [
    ['login', '/', null],
    ['report list', '/Reports', token],
    ['report view', `/Reports/${finished?.id}`, token],
  ];
  const rows: (string | number)[][] = [];
  for (const [name, path, given] of pages) {
    const judged: Judgement[] = [];
    for (let round = 0; round < rounds; round += 1) judged.push(await judge(`${url}${path}`, given));
    const scores = judged.map(scoresOf);
    rows.push([name, ...categories.map((category) => median(scores.map((score) => score[category])))]);
    for (const title of new Set(judged.flatMap(lowPoints))) process.stdout.write(`${name}: ${title}\n`);
  }
  printTable('Lighthouse, the middle of three', ['page', ...categories], rows);
});
