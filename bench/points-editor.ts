import { withHouse } from './loaded-house.ts';
import { longestTask, nodes, withBrowser } from './long-tasks.ts';
import { loadPoints } from './many-points.ts';
import { largeTable, manyOptions, plainMeasurement } from './point-bodies.ts';
import { signInStaff } from './sign-in-staff.ts';
import { median, printTable } from './table.ts';

// The point editor with 5,000 points in Chromium: the longest task of each action (below 50 ms the browser reports none), and the size of the page.

const count = Number(process.argv[2] ?? 5_000);
const rounds = 5;
await withHouse(3995, async (server, client) => {
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

  const measured = new Map<string, number[]>();
  let largest = 0;
  await withBrowser(token, { width: 1440, height: 900 }, async (page) => {
    const search = page.getByRole('searchbox');
    const entry = (name: string) => page.getByRole('link', { name }).first();
    const shown = (name: string) =>
      page
        .getByRole('textbox', { name: 'Name' })
        .and(page.locator(`[value="${name}"]`))
        .waitFor();

    const actions: Record<string, () => Promise<unknown>> = {
      'typing "pressure" into the filter': () => search.pressSequentially('pressure', { delay: 60 }),
      'clearing the filter': () => search.fill(''),
      'choosing a measurement': () => entry('AAA measurement').click(),
      'choosing forty options': () => entry('AAA forty options').click(),
      'choosing a table of twelve by eight': () => entry('AAA twelve by eight').click(),
    };
    for (const name of Object.keys(actions)) measured.set(name, []);
    for (let round = 0; round < rounds; round += 1) {
      await page.goto(`${server.url}/InspectionPoints`);
      await entry('AAA forty options').waitFor();
      for (const [name, act] of Object.entries(actions)) {
        measured.get(name)?.push(await longestTask(page, act));
        largest = Math.max(largest, await nodes(page));
      }
      await shown('AAA twelve by eight');
    }
  });
  printTable(
    `The point editor with ${count} points, ${rounds} rounds; at most ${largest} nodes in the page`,
    ['action', 'longest task, median (ms)', 'worst (ms)'],
    [...measured].map(([name, times]) => [name, median(times).toFixed(0), Math.max(...times).toFixed(0)]),
  );
});
