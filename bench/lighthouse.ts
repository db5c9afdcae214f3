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
// The address of a second server, an older build for instance, may be given: both are judged in turns, because a machine is
// never as quick twice.
// Lighthouse is fetched for this alone (npx): nobody who starts or tests the product pays for it.

const lighthouse = 'lighthouse@13.5.0';
const rounds = Number(process.argv[2] ?? 3);
const other = process.argv[3];
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

interface Page {
  name: string;
  path: string;
  token: string | null;
}

async function pagesOf(url: string): Promise<Page[]> {
  const token = await signInStaff(url, 'ada@provider.example');
  const { body } = await ask('GET', `${url}/api/v1/inspections?orderKey=inspectionDate`, { token });
  const finished = (body as { result: { id: string; status: string }[] }).result.find(
    ({ status }) => status === 'Finished',
  );
  return [
    { name: 'login', path: '/', token: null },
    { name: 'report list', path: '/Reports', token },
    { name: 'report view', path: `/Reports/${finished?.id}`, token },
  ];
}

await withServer(3995, async ({ url }) => {
  const servers = [
    { title: 'this', url, pages: await pagesOf(url) },
    ...(other ? [{ title: 'the other', url: other, pages: await pagesOf(other) }] : []),
  ];
  const rows: (string | number)[][] = [];
  for (const at of [0, 1, 2]) {
    const judged = servers.map((): Judgement[] => []);
    for (let round = 0; round < rounds; round += 1)
      for (const [index, { url: base, pages }] of servers.entries()) {
        const page = pages[at];
        if (page) judged[index]?.push(await judge(`${base}${page.path}`, page.token));
      }
    for (const [index, { title, pages }] of servers.entries()) {
      const name = `${pages[at]?.name}, ${title}`;
      const scores = (judged[index] ?? []).map(scoresOf);
      rows.push([name, ...categories.map((category) => median(scores.map((score) => score[category])))]);
      for (const low of new Set(judged[index]?.flatMap(lowPoints))) process.stdout.write(`${name}: ${low}\n`);
    }
  }
  printTable(`Lighthouse, the middle of ${rounds}`, ['page', ...categories], rows);
});
