import { inspectionReports } from '@assay/contract/inspection-reports';
import type { Inspection } from '@assay/contract/inspections';
import { expect, type Page } from '@playwright/test';
import { copyDemo } from '../../scripts/demo-folder.ts';
import { runServer } from '../../scripts/running-server.ts';
import { meddle } from '../database.ts';
import { Device } from '../device.ts';
import {
  beginInspection,
  type GivenCategory,
  type Inspectable,
  makeInspectable,
  readInspection,
  writeResult,
} from '../inspections.ts';
import {
  arrivedStarts,
  beginAuditHere,
  beginOnNewMachine,
  everyStart,
  keepForAudits,
  makeSite,
} from '../offline-starts.ts';
import { PerformPage } from '../pages/perform-page.ts';
import { StartPage } from '../pages/start-page.ts';
import { aPhoto } from '../photo-file.ts';
import { sendPhoto } from '../reports.ts';
import { TestServer } from '../test-server.ts';
import { test } from '../world.ts';

/** `npm run bench -- offline-day` asks for more. */
const counted = (name: string, usual: number): number => Number(process.env[name] ?? usual);
const amount = { results: counted('OFFLINE_RESULTS', 8), photos: counted('OFFLINE_PHOTOS', 2) };
const patience = amount.results * 3_000 + 60_000;

const points = Array.from({ length: amount.results }, (_, place) => `Weld ${String(place + 1).padStart(3, '0')}`);
const photographed = Array.from(
  { length: amount.photos },
  (_, place) => place * Math.floor(amount.results / amount.photos),
);
/** The start, the answers and the photos. */
const everything = 1 + amount.results + amount.photos;
const stored = new RegExp(`^Stored on this device: ${everything}\\.`);

const photoField = { present: true, required: false, onlyForFailure: false };
const manyPoints: GivenCategory[] = [
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

test('a day without network: work begins on the device and outlasts the closed tab, the killed browser and a server that dies while it is sent; it arrives once and in order, and its report is the one made online [FLD-03]', async () => {
  test.setTimeout(120_000 + patience);
  const network = await aNetwork();
  const device = await Device.create(process.env.ASSAY_CHROMIUM ?? '/usr/bin/chromium-headless-shell');
  try {
    const { server } = network;
    const customerSiteId = (await makeSite(server)).sites[0]?.id ?? null;
    const inspectable = await makeInspectable(server, manyPoints, {}, { customerSiteId });
    const { machine, protocol } = inspectable;

    let page = await device.start();
    await page.goto(network.url);
    await page.evaluate((token) => localStorage.setItem('assay.token', token), await server.tokenOf('uma'));
    page.setDefaultTimeout(20_000);
    await page.goto(`${network.url}Reports/new?equipment=${machine.id}`);
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    const auditProtocol = await keepForAudits(page, server, network.url, inspectable);

    // Begun without network, on pages that were never opened before.
    await network.lose();
    const newSerial = await beginOnNewMachine(page, network.url, inspectable);
    const auditId = await beginAuditHere(page, network.url, inspectable, auditProtocol);
    await page.goto(`${network.url}Reports/new`);
    const start = new StartPage(page);
    await start.pick('Machine', machine.serialNumber);
    await start.protocol(protocol.name).check();
    await start.start.click();
    let perform = new PerformPage(page);
    await expect(page.getByText('Started on this device')).toBeVisible();
    const address = page.url();
    const inspection = { id: address.split('/').at(-2) ?? '' };
    await answerAll(perform);
    await expect(page.getByText(stored)).toBeVisible();

    await perform.tab('Check and submit');
    await expect(page.getByText(`Stored on this device, not sent yet: ${everything}`)).toBeVisible();

    // A closed tab, opened again without network.
    page = await device.anotherTab(page);
    await page.goto(address);
    perform = new PerformPage(page);
    await expect(page.getByText(stored)).toBeVisible();
    await expect(perform.field('Answer')).toHaveValue(answer(0));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    const [photo = ''] = points;
    await expect(page.getByRole('img', { name: photo }), 'what waits is seen on a phone').toBeVisible();

    await device.kill();
    await network.find();
    page = await device.start();
    await page.goto(address);
    await arrivedSome(server, inspection.id);
    await network.lose();
    await network.find();
    // The page of the inspection need not be open for it to be sent; of several tabs one sends it.
    const tabs = [page, await page.context().newPage(), await page.context().newPage()];
    await Promise.all(tabs.map((tab) => tab.goto(network.url)));
    await expect
      .poll(async () => answersOf(await readInspection(server, inspection.id)), { timeout: patience })
      .toEqual(points.map((_, place) => [answer(place), photographed.includes(place) ? 1 : 0]));
    await expect
      .poll(() => arrivedStarts(server, inspectable, newSerial, auditId), { timeout: patience })
      .toEqual(everyStart(auditId));
    // Whoever sent it shows it in its lists.
    const listed = (tab: Page) => tab.getByRole('link', { name: new RegExp(newSerial) }).count();
    await expect.poll(async () => Math.max(...(await Promise.all(tabs.map(listed))))).toBeGreaterThan(0);
    expect(await writtenInOrder(server, inspection.id)).toEqual(points.map((_, place) => answer(place)));
    const online = await answeredOnline(server, inspectable, await readInspection(server, inspection.id));
    expect(await reportOf(server, inspection.id)).toEqual(await reportOf(server, online.id));
  } finally {
    await device.destroy();
    await network.close();
  }
});

const answersOf = ({ runs }: Awaited<ReturnType<typeof readInspection>>): [string, number][] =>
  (runs[0]?.results ?? []).map(({ value, photos }) => [String(value ?? ''), photos.length]);

/** The same answers and photos, given with a network. */
async function answeredOnline(server: TestServer, inspectable: Inspectable, given: Inspection): Promise<Inspection> {
  const { inspectionDate } = given;
  const online = await beginInspection(server, inspectable, { inspectionDate });
  const token = await server.tokenOf('uma');
  for (const [place, name] of points.entries()) {
    const imageIds = photographed.includes(place) ? [await sendPhoto(server, token, name)] : [];
    const photos = imageIds.map((imageId) => ({ imageId, caption: '', layout: 'Default' as const }));
    await writeResult(server, online, place, { value: answer(place), photos }, 'uma');
  }
  return online;
}

/** A report as data and as a page, without what differs between any two visits: ids, and the time that they took. */
async function reportOf(server: TestServer, id: string) {
  const token = await server.tokenOf('uma');
  const document = await server.call(inspectionReports.document, { token, params: { id } });
  const html = await fetch(server.at(`api/v1/inspections/${id}/reporthtml`), {
    headers: { authorization: `Bearer ${token}` },
  });
  const plain = (text: string) =>
    text
      .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '(id)')
      .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?Z)?/g, '(moment)')
      .replaceAll(/(\d+ h )?\d+ min/g, '(so long)')
      .replaceAll(/base64,[^"')]+/g, 'base64,(bytes)');
  return { document: plain(JSON.stringify(document, null, 1)), html: plain(await html.text()) };
}

/** Some of it, and not all, is there. */
async function arrivedSome(server: TestServer, id: string): Promise<void> {
  await expect
    .poll(
      async () => {
        // The server does not know it before its start has arrived.
        const answers = await readInspection(server, id).then(answersOf, () => []);
        return answers.filter(([value]) => value).length;
      },
      { intervals: [50], timeout: patience },
    )
    .toBeGreaterThan(2);
}

/** The answers as the server wrote them down, one after the other; none of them twice. */
async function writtenInOrder(server: TestServer, id: string): Promise<string[]> {
  const rows = await meddle<{ changes: { to: unknown }[] }>(
    server.dataDir,
    `select changes from event where record_id = '${id}' order by id`,
  );
  return rows.flatMap(({ changes }) => changes.map(({ to }) => String(to)).filter((to) => to.startsWith('Crack of')));
}
