import { existsSync } from 'node:fs';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { median, printTable } from './table.ts';

const systemChromium = '/usr/bin/chromium';
export const executablePath = process.env.ASSAY_CHROMIUM ?? (existsSync(systemChromium) ? systemChromium : undefined);

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
  await work(await context.newPage(), context).finally(() => browser.close());
}

/** Until nothing was fetched for half a second; what follows the changes of others never ends, so the network is never idle. */
const answered = `new Promise((rest) => {
  let count = -1;
  const look = () => {
    const now = performance.getEntriesByType('resource').length;
    if (now === count) return rest();
    count = now;
    setTimeout(look, 500);
  };
  look();
})`;

/** The longest task until the page has come to rest, from its loading or from the last look; below 50 ms the browser reports none. */
async function longestSince(page: Page): Promise<number> {
  await page.waitForLoadState();
  await page.evaluate(answered);
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
