import type { Page } from '@playwright/test';

/** To be run in every page before anything else. */
export const watchTasks = `
  globalThis.tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask', buffered: false });
`;

/** The longest task from the action until the page has come to rest after it. */
export async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate('globalThis.tasks = []');
  await act();
  await page.waitForLoadState('networkidle');
  // After a drag the browser may not call itself idle until the next input.
  await page.evaluate('new Promise((rest) => requestIdleCallback(() => setTimeout(rest, 100), { timeout: 1_000 }))');
  return page.evaluate('Math.max(0, ...tasks)');
}
