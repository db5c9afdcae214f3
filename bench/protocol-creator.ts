import type { Locator, Page } from '@playwright/test';
import { loadPoints } from './data/many-points.ts';
import { printLongestTasks, withBrowser } from './measure/long-tasks.ts';
import { withServer } from './server/loaded-server.ts';
import { signInStaff } from './server/sign-in-staff.ts';

// The protocol creator with 400 points in 30 categories in Chromium: the longest task of each action (below 50 ms the browser reports none), and the size of the page.

const points = Number(process.argv[2] ?? 400);
const categories = 30;
const rounds = 3;

/** Carried by the pointer in small steps, as a hand does. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await to.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('There is nothing to drag, or nowhere to drag it.');
  await page.mouse.move(start.x + 10, start.y + 10);
  await page.mouse.down();
  await page.mouse.move(end.x + 80, end.y + end.height - 4, { steps: 25 });
  await page.mouse.up();
}

await withServer(3994, async (server, client) => {
  const token = await signInStaff(server.url, 'ada@provider.example');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  await loadPoints(client, 5_000);
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const given = body && { body: JSON.stringify(body) };
    const reply = await fetch(`${server.url}/api/v1/${path}`, { method, headers, ...given });
    if (!reply.ok) throw new Error(`${path} was refused: ${await reply.text()}`);
    return reply.json();
  };
  const every = (await ask('GET', 'inspectionPoints/list')) as { id: string }[];
  const ofCategory = (place: number) => every.slice(0, points).filter((_, index) => index % categories === place);
  const { protocolId } = (await ask('POST', 'inspectionProtocols', {
    name: 'Large',
    type: 'Audit_Quick',
    categories: Array.from({ length: categories }, (_, place) => ({
      title: `Category ${place + 1}`,
      inspectionPoints: ofCategory(place).map(({ id }) => ({ inspectionPointId: id })),
    })),
  })) as { protocolId: string };

  await withBrowser(token, { width: 1440, height: 900 }, async (page) => {
    const entries = page.getByRole('list', { name: 'Inspection points' }).getByRole('button');
    const section = (number: number) => page.getByRole('region', { name: `Category ${number}`, exact: true });
    const handles = (number: number) => section(number).locator('[data-handle]');
    const title = (number: number) => section(number).locator('[data-path$=".title"]');
    const pick = async (text: string) => {
      const type = page.getByRole('combobox', { name: 'Inspection type' }).last();
      await type.fill(text);
      await type.press('Enter');
    };

    const actions = {
      'opening the copy': async () => {
        await page.goto(`${server.url}/Protocols?tab=tab-2&copyOf=${protocolId}`);
        await title(1).waitFor();
        await entries.first().waitFor();
      },
      'typing into a title': async () => {
        await title(1).click();
        await title(1).pressSequentially(' of the machine', { delay: 60 });
      },
      'typing into the name': async () => {
        await page.getByRole('checkbox', { name: 'Automatic name' }).setChecked(false);
        await page.getByRole('textbox', { name: 'Name', exact: true }).pressSequentially(' of mine', { delay: 60 });
      },
      'adding by double click': () => entries.nth(2).dblclick(),
      'dragging from the list': () => drag(page, entries.nth(3), section(1).locator('[data-row]').nth(2)),
      'dragging within a category': () => drag(page, handles(1).nth(0), section(1).locator('[data-row]').nth(4)),
      'moving by keys': async () => {
        await handles(1).nth(3).focus();
        for (let steps = 0; steps < 20; steps += 1) await page.keyboard.press('ArrowDown');
      },
      'scrolling to the end': async () => {
        for (let steps = 0; steps < 30; steps += 1) await page.mouse.wheel(0, 1_000);
        await section(categories).waitFor();
      },
      'turning phases on': async () => {
        await page.evaluate('scrollTo(0, 0)');
        await page.locator('summary', { hasText: 'Options' }).click();
        await page.getByRole('checkbox', { name: 'Phases' }).setChecked(true);
        await page.getByText('you need to choose phase').waitFor();
      },
      'following a fault': () => page.getByText('you need to choose phase').click(),
      'choosing another type': () => pick('quick'),
      'opening the preview': async () => {
        await page.getByRole('button', { name: 'Preview', exact: true }).click();
        await page.getByRole('navigation', { name: 'Points of the walk' }).waitFor();
      },
      'closing the preview': () => page.keyboard.press('Escape'),
      'turning phases off': async () => {
        await page.evaluate('scrollTo(0, 0)');
        await page.getByRole('checkbox', { name: 'Phases' }).setChecked(false);
      },
      saving: async () => {
        await page.getByRole('button', { name: 'Save protocol' }).click();
        await page.getByText('New Protocol saved!').waitFor();
      },
    };
    await printLongestTasks(
      page,
      `The protocol creator with ${points} points in ${categories} categories`,
      rounds,
      actions,
    );
  });
});
