import { submitLargeReport } from './data/large-report.ts';
import { printLongestTasks, withBrowser } from './measure/long-tasks.ts';
import { withServer } from './server/loaded-server.ts';
import { signInStaff } from './server/sign-in-staff.ts';

// The view, the details and the editor of a report of 400 points with 60 photos in Chromium: the longest task of each action (below 50 ms the browser reports none), and the size of the page.

const points = 400;
const photos = 60;
const rounds = Number(process.argv[2] ?? 5);

await withServer(3992, async ({ url }) => {
  const token = await signInStaff(url, 'ada@provider.example');
  const id = await submitLargeReport(url, token, points, photos);
  await withBrowser(token, { width: 1440, height: 900 }, async (page) => {
    const scrollToEnd = async () => {
      for (let steps = 0; steps < 30; steps += 1) await page.mouse.wheel(0, 2_000);
    };
    await printLongestTasks(page, `A report of ${points} points with ${photos} photos`, rounds, {
      'opening the view': async () => {
        await page.goto(`${url}/Reports/${id}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
      },
      'scrolling the view': scrollToEnd,
      'opening the details': async () => {
        await page.goto(`${url}/Reports/${id}/details`);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
      },
      'opening the editor': async () => {
        await page.goto(`${url}/Reports/${id}/edit`);
        await page.getByText('You are editing a submitted report').waitFor();
      },
      'stepping over twelve points': async () => {
        for (let step = 0; step < 12; step += 1) await page.getByRole('button', { name: 'Next', exact: true }).click();
      },
      'typing a comment': () =>
        page.getByLabel('Comment', { exact: true }).pressSequentially('Worn evenly on both sides', { delay: 40 }),
    });
  });
});
