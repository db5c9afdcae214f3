import { expect } from '@playwright/test';
import { meddle } from '../database.ts';
import { copyDemo } from '../demo-folder.ts';
import { Device } from '../device.ts';
import { beginInspection, type GivenCategory, makeInspectable, readInspection } from '../inspections.ts';
import { PerformPage } from '../pages/perform-page.ts';
import { aPhoto } from '../photo-file.ts';
import { runServer } from '../server.ts';
import { TestServer } from '../test-server.ts';
import { test } from '../world.ts';

const points = Array.from({ length: 20 }, (_, place) => `Weld ${String(place + 1).padStart(2, '0')}`);
const photographed = [0, 4, 8, 12, 16];

const photoField = { present: true, required: false, onlyForFailure: false };
const twentyPoints: GivenCategory[] = [
  { title: 'Frame', points: points.map((name) => ({ type: 'Comment', name, photoField })) },
];

/** A server that dies and comes back at the same address, as a network does. */
async function aNetwork() {
  const dataDir = await copyDemo();
  let running = await runServer(dataDir);
  const { url } = running;
  const server = new TestServer(running, dataDir);
  return {
    server,
    url,
    lose: () => running.kill(),
    find: async () => {
      running = await runServer(dataDir, { PORT: new URL(url).port });
    },
    close: () => running.stop(),
  };
}

const answer = (place: number): string => `Crack of ${place + 1} mm`;

/** Answers every point, with a photo at some. */
async function answerAll(perform: PerformPage): Promise<void> {
  for (const [place, name] of points.entries()) {
    if (place > 0) await perform.stepTo(name);
    await perform.field('Answer').fill(answer(place));
    if (photographed.includes(place)) {
      await perform.files('Choose photos').setInputFiles(await aPhoto(name));
    }
  }
}

test('a day without network: everything outlasts the closed tab, the killed browser and a server that dies while it is sent; it arrives once and in order [FLD-03]', async () => {
  test.setTimeout(180_000);
  const network = await aNetwork();
  const device = await Device.create(process.env.ASSAY_CHROMIUM ?? '/usr/bin/chromium-headless-shell');
  try {
    const { server } = network;
    const inspectable = await makeInspectable(server, twentyPoints);
    const inspection = await beginInspection(server, inspectable);
    const address = `${network.url}Reports/${inspection.id}/perform`;

    let page = await device.start();
    await page.goto(network.url);
    await page.evaluate((token) => localStorage.setItem('assay.token', token), await server.tokenOf('uma'));
    await page.goto(address);
    let perform = new PerformPage(page);
    await expect(perform.title).toBeVisible();
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await network.lose();
    await answerAll(perform);
    await expect(page.getByText(/^Stored on this device: 25\./)).toBeVisible();

    // A closed tab, opened again without network.
    page = await device.anotherTab(page);
    await page.goto(address);
    perform = new PerformPage(page);
    await expect(page.getByText(/^Stored on this device: 25\./)).toBeVisible();
    await expect(perform.field('Answer')).toHaveValue(answer(0));

    await device.kill();
    await network.find();
    page = await device.start();
    await page.goto(address);
    await arrivedSome(server, inspection.id);
    await network.lose();
    await network.find();
    // The page of the inspection need not be open for it to be sent.
    await page.goto(network.url);
    await expect
      .poll(async () => answersOf(await readInspection(server, inspection.id)), { timeout: 60_000 })
      .toEqual(points.map((_, place) => [answer(place), photographed.includes(place) ? 1 : 0]));
    expect(await writtenInOrder(server, inspection.id)).toEqual(points.map((_, place) => answer(place)));
  } finally {
    await device.destroy();
    await network.close();
  }
});

const answersOf = ({ runs }: Awaited<ReturnType<typeof readInspection>>): [string, number][] =>
  (runs[0]?.results ?? []).map(({ value, photos }) => [String(value ?? ''), photos.length]);

/** Some of it, and not all, is there. */
async function arrivedSome(server: TestServer, id: string): Promise<void> {
  await expect
    .poll(async () => answersOf(await readInspection(server, id)).filter(([value]) => value).length, {
      intervals: [50],
    })
    .toBeGreaterThan(3);
}

/** The answers as the server wrote them down, one after the other; none of them twice. */
async function writtenInOrder(server: TestServer, id: string): Promise<string[]> {
  const rows = await meddle<{ changes: { to: unknown }[] }>(
    server.dataDir,
    `select changes from event where record_id = '${id}' order by id`,
  );
  return rows.flatMap(({ changes }) => changes.map(({ to }) => String(to)).filter((to) => to.startsWith('Crack of')));
}
