import { loadPoints } from './data/many-points.ts';
import { largeTable, manyOptions, plainMeasurement } from './data/point-bodies.ts';
import { printLongestTasks, withBrowser } from './measure/long-tasks.ts';
import { withServer } from './server/loaded-server.ts';
import { signInStaff } from './server/sign-in-staff.ts';

// The point editor with 5,000 points in Chromium: the longest task of each action (below 50 ms the browser reports none), and the size of the page.

const count = Number(process.argv[2] ?? 5_000);
const rounds = 5;
await withServer(3995, async (server, client) => {
  const token = await signInStaff(server.url, 'ada@provider.example');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const categories = await fetch(`${server.url}/api/v1/productCategories/all`, { headers });
  const [category] = (await categories.json()) as { id: string }[];
  const make = async (body: object): Promise<string> => {
    const given = JSON.stringify({ ...body, productCategoryId: category?.id });
    const reply = await fetch(`${server.url}/api/v1/inspectionPoints`, { method: 'POST', headers, body: given });
    if (!reply.ok) throw new Error(`The point was refused: ${await reply.text()}`);
    return ((await reply.json()) as { id: string }).id;
  };
  // First, so that no copies are made of those that are opened.
  await loadPoints(client, count);
  await make(plainMeasurement('AAA measurement'));
  await make(manyOptions('AAA forty options'));
  await make(largeTable('AAA twelve by eight'));

  await withBrowser(token, { width: 1440, height: 900 }, async (page) => {
    const search = page.getByRole('searchbox');
    const entry = (name: string) => page.getByRole('link', { name }).first();
    const shown = (name: string) =>
      page
        .getByRole('textbox', { name: 'Name' })
        .and(page.locator(`[value="${name}"]`))
        .waitFor();

    const actions = {
      opening: async () => {
        await page.goto(`${server.url}/InspectionPoints`);
        await entry('AAA forty options').waitFor();
      },
      'typing "pressure" into the filter': () => search.pressSequentially('pressure', { delay: 60 }),
      'clearing the filter': () => search.fill(''),
      'choosing a measurement': () => entry('AAA measurement').click(),
      'choosing forty options': () => entry('AAA forty options').click(),
      'choosing a table of twelve by eight': async () => {
        await entry('AAA twelve by eight').click();
        await shown('AAA twelve by eight');
      },
    };
    await printLongestTasks(page, `The point editor with ${count} points`, rounds, actions);
  });
});
