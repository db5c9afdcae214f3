import { existsSync } from 'node:fs';
import { type BrowserContext, chromium, type Page, type Request } from '@playwright/test';
import { median, printTable } from './table.ts';

// The one without windows is what the journeys fetch.
const systemChromium = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'].find(existsSync);
export const executablePath = process.env.ASSAY_CHROMIUM || systemChromium;

/** To be run in every page before anything else. */
const watchTasks = `
  globalThis.tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask', buffered: true });
`;

/** A browser that is signed in and watches how long its tasks are; gone afterwards. */
export async function withBrowser(
  token: string,
  viewport: { width: number; height: number },
  work: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  await context.addInitScript(watchTasks);
  await context.addInitScript((given) => localStorage.setItem('assay.token', given), token);
  const page = await context.newPage();
  watchRequests(page);
  await work(page, context).finally(() => browser.close());
}

/** As long as this nothing is asked of the server before a page counts as at rest. */
const quiet = 500;
const openRequests = new WeakMap<Page, Set<Request>>();

/** What others change arrives by a stream that stays open, so that the browser itself never calls the network idle. */
function watchRequests(page: Page): void {
  const open = new Set<Request>();
  openRequests.set(page, open);
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.endsWith('/events')) open.add(request);
  });
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
}

async function rest(page: Page): Promise<void> {
  const open = openRequests.get(page);
  for (let calm = 0; calm < quiet; calm = open?.size ? 0 : calm + 50) await page.waitForTimeout(50);
}

/** The longest task until the page has come to rest, from its loading or from the last look; below 50 ms the browser reports none. */
async function longestSince(page: Page): Promise<number> {
  await rest(page);
  // After a drag the browser may not call itself idle until the next input.
  await page.evaluate('new Promise((rest) => requestIdleCallback(() => setTimeout(rest, 100), { timeout: 1000 }))');
  return page.evaluate('Math.max(0, ...tasks.splice(0))');
}

/** The longest task from the action until the page has come to rest after it. */
async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate('globalThis.tasks = []');
  await act();
  return longestSince(page);
}

const nodes = (page: Page): Promise<number> => page.evaluate(`document.querySelectorAll('*').length`);

type Actions = Record<string, () => Promise<unknown>>;

/** The longest task of each action, one after another and all of them again in each round, as a table with this title. */
export async function printLongestTasks(page: Page, title: string, rounds: number, actions: Actions): Promise<void> {
  const measured = new Map<string, number[]>(Object.keys(actions).map((name) => [name, []]));
  let largest = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, act] of Object.entries(actions)) {
      measured.get(name)?.push(await longestTask(page, act));
      largest = Math.max(largest, await nodes(page));
    }
  }
  printTable(
    `${title}, ${rounds} rounds; at most ${largest} nodes in the page`,
    ['action', 'longest task, median (ms)', 'worst (ms)'],
    [...measured].map(([name, times]) => [name, median(times).toFixed(0), Math.max(...times).toFixed(0)]),
  );
}
