import type { CDPSession, Page } from '@playwright/test';
import { largeAudit, makeAudit } from './data/large-audit.ts';
import { printLongestTasks, withBrowser } from './measure/long-tasks.ts';
import { printTable } from './measure/table.ts';
import { withServer } from './server/loaded-server.ts';
import { signInStaff } from './server/sign-in-staff.ts';

// The page of an audit of 25 runs of 60 points with 300 photos in Chromium: what its opening fetches, and the longest task of
// opening, unfolding, jumping and typing (below 50 ms the browser reports none).

const rounds = Number(process.argv[2] ?? 5);

/** What is fetched until the action is over, as it comes over the wire. */
async function fetched(session: CDPSession, act: () => Promise<unknown>): Promise<{ requests: number; bytes: number }> {
  const seen = { requests: 0, bytes: 0 };
  const count = ({ encodedDataLength }: { encodedDataLength: number }) => {
    seen.requests += 1;
    seen.bytes += encodedDataLength;
  };
  await session.send('Network.enable');
  session.on('Network.loadingFinished', count);
  await act();
  session.off('Network.loadingFinished', count);
  return seen;
}

const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(0);

async function printFetched(page: Page, session: CDPSession, actions: Record<string, () => Promise<unknown>>) {
  const rows: string[][] = [];
  for (const [name, act] of Object.entries(actions)) {
    const { requests, bytes } = await fetched(session, async () => {
      await act();
      await page.waitForTimeout(1_500);
    });
    rows.push([name, String(requests), kilobytes(bytes)]);
  }
  printTable('What is fetched', ['action', 'requests', 'kB'], rows);
}

await withServer(3994, async ({ url }) => {
  const token = await signInStaff(url, 'ada@provider.example');
  const id = await makeAudit(url, token);
  await withBrowser(token, { width: 1440, height: 900 }, async (page, context) => {
    const summary = page.getByLabel('Summary', { exact: true });
    const runs = page.locator('section[id^="run-"]');
    const heads = page.locator('section[id^="run-"] > div h3 button');
    const points = page.locator('[id^="point-"] > button');
    const open = async () => {
      await page.goto(`${url}/Audits/${id}`);
      await summary.waitFor();
    };
    const unfold = async (place: number) => {
      await heads.nth(place).click();
      await runs.nth(place).locator('[id^="point-"]').first().waitFor();
    };
    const actions = {
      opening: open,
      'unfolding a run of 60 points': () => unfold(2),
      'unfolding a point with a photo': async () => {
        await points.first().click();
        await page.getByLabel('Comment', { exact: true }).nth(1).waitFor();
      },
      'typing a comment of a point': () =>
        page
          .getByLabel('Comment', { exact: true })
          .nth(1)
          .pressSequentially('Worn evenly on both sides', { delay: 40 }),
      'unfolding ten more runs': async () => {
        for (let place = 3; place < 13; place += 1) await unfold(place);
      },
      'typing the summary': () => summary.pressSequentially('The plant runs well', { delay: 40 }),
      'jumping to the last run': () =>
        page.getByRole('navigation', { name: 'Contents' }).getByRole('button').last().click(),
    };
    await printFetched(page, await context.newCDPSession(page), {
      'opening, with an empty cache': open,
      'opening again': open,
      'unfolding a run of 60 points': () => unfold(2),
    });
    const { runs: count, pointsPerRun, photos } = largeAudit;
    const title = `An audit of ${count} runs of ${pointsPerRun} points with ${photos} photos`;
    await printLongestTasks(page, title, rounds, actions);
  });
});
