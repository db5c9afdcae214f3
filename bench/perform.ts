import type { Page } from '@playwright/test';
import { largeTable, manyOptions, plainMeasurement } from './data/point-bodies.ts';
import { printLongestTasks, withBrowser } from './measure/long-tasks.ts';
import { withServer } from './server/loaded-server.ts';
import { ask } from './server/requests.ts';
import { signInStaff } from './server/sign-in-staff.ts';

// An inspection of 400 points with 60 photos in Chromium: the longest task of opening, stepping and typing (below 50 ms the browser reports none).

const points = 400;
const photos = 60;
const rounds = Number(process.argv[2] ?? 5);

interface Begun {
  id: string;
  runs: { results: { id: string }[] }[];
}

/** A protocol of many places for a few points of each weight, and an inspection of it. */
async function beginInspection(url: string, token: string): Promise<Begun> {
  const call = async <Body>(method: string, path: string, body?: unknown): Promise<Body> => {
    const reply = await ask(method, `${url}/api/v1/${path}`, { token, body });
    if (reply.status >= 300) throw new Error(`${path} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
    return reply.body as Body;
  };
  const [category] = await call<{ id: string }[]>('GET', 'productCategories/all');
  const bodies = [
    plainMeasurement('Jaw gap'),
    manyOptions('Causes'),
    largeTable('Plates'),
    { type: 'Comment', name: 'Impression' },
  ];
  const made: string[] = [];
  for (const body of bodies) {
    const given = {
      ...body,
      productCategoryId: category?.id,
      photoField: { present: true, required: false, onlyForFailure: false },
    };
    made.push((await call<{ id: string }>('POST', 'inspectionPoints', given)).id);
  }
  const [machine] = (await call<{ result: { id: string; productFamilyId: string }[] }>('GET', 'Equipments/query'))
    .result;
  const inspectionPoints = Array.from({ length: points / 10 }, (_, place) => ({
    inspectionPointId: made[place % made.length],
  }));
  const protocol = await call<{ protocolId: string }>('POST', 'inspectionProtocols', {
    name: 'Four hundred points',
    type: 'Daily',
    targets: [{ productFamilyId: machine?.productFamilyId }],
    categories: Array.from({ length: 10 }, (_, index) => ({ index, title: `Part ${index + 1}`, inspectionPoints })),
  });
  return call<Begun>('POST', 'inspections', { protocolId: protocol.protocolId, equipment: { id: machine?.id } });
}

/** A picture of the page at each of the first points. */
async function addPhotos(page: Page, url: string, token: string, { id, runs }: Begun): Promise<void> {
  await page.setContent('<h1 style="font-size: 20rem">Photo</h1>');
  const jpeg = new Uint8Array(await page.screenshot({ type: 'jpeg' }));
  for (const result of runs[0]?.results.slice(0, photos) ?? []) {
    const body = new FormData();
    body.append('photo', new Blob([jpeg], { type: 'image/jpeg' }), 'photo.jpg');
    const headers = { authorization: `Bearer ${token}` };
    const image = (await (await fetch(`${url}/api/v1/images`, { method: 'POST', headers, body })).json()) as Begun;
    await ask('PUT', `${url}/api/v1/inspections/${id}/pointResults/${result.id}/images/${image.id}`, {
      token,
      body: { caption: 'A photo' },
    });
  }
}

await withServer(3993, async ({ url }) => {
  const token = await signInStaff(url, 'ada@provider.example');
  const inspection = await beginInspection(url, token);
  await withBrowser(token, { width: 820, height: 1180 }, async (page, context) => {
    const easel = await context.newPage();
    await addPhotos(easel, url, token, inspection);
    await easel.close();
    const next = page.getByRole('button', { name: 'Next', exact: true });
    const steps = async (count: number) => {
      for (let step = 0; step < count; step += 1) await next.click();
    };
    const actions = {
      opening: async () => {
        await page.goto(`${url}/Reports/${inspection.id}/perform`);
        await next.waitFor();
      },
      'stepping over twelve points with photos': () => steps(12),
      'typing a comment': () =>
        page.getByLabel('Comment', { exact: true }).pressSequentially('Worn evenly on both sides', { delay: 40 }),
      'rating a point': () => page.getByRole('radio', { name: 'Follow up' }).check(),
      'scrolling the list to its end': () => page.locator('nav ul').evaluate((list) => list.scrollTo(0, 1e6)),
      'choosing the last point': () => page.locator('nav [data-step]').last().click(),
      'checking what is missing': async () => {
        await page.getByRole('button', { name: 'Menu of the inspection' }).click();
        await page.getByRole('menuitem', { name: 'Check and submit' }).click();
      },
    };
    await printLongestTasks(page, `An inspection of ${points} points with ${photos} photos`, rounds, actions);
  });
});
