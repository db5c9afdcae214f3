import { inspections } from '@assay/contract/inspections';
import { expect, type Page } from '@playwright/test';
import { hearNothing } from '../in-page.ts';
import { beginInspection, makeInspectable, readInspection } from '../inspections.ts';
import { PerformPage } from '../pages/perform-page.ts';
import type { TestServer } from '../test-server.ts';
import { test } from '../world.ts';

const categories = [{ title: 'Frame', points: [{ type: 'Comment' as const, name: 'Weld' }] }];

async function withFindings(server: TestServer, ...titles: string[]) {
  const inspection = await beginInspection(server, await makeInspectable(server, categories));
  const token = await server.tokenOf('uma');
  for (const title of titles)
    await server.call(inspections.putFinding, {
      token,
      params: { id: inspection.id, findingId: crypto.randomUUID() },
      body: { title, description: '', consequence: '', corrective: '', preventive: '', photos: [] },
    });
  return inspection;
}

const cards = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });
const titlesOf = async (server: TestServer, id: string) =>
  (await readInspection(server, id)).findings.map(({ title }) => title);

test('findings are put into order by their buttons and by dragging, new ones among them', async ({ as, server }) => {
  const { id } = await withFindings(server, 'Crack', 'Dent', 'Rust');
  const page = await as('uma');
  const perform = new PerformPage(page);
  await perform.open(id);
  await perform.tab('Findings');
  await expect(cards(page)).toHaveText(['Crack', 'Dent', 'Rust']);
  const up = page.getByRole('button', { name: 'Move Rust up' });
  await up.click();
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveText(['Rust', 'Crack', 'Dent']);
  await expect(page.getByText('Finding moved to place 1 of 3')).toBeAttached();

  await page.getByRole('button', { name: 'Add a finding' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Leak');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Move Leak up' }).click();
  await expect(cards(page)).toHaveText(['Rust', 'Crack', 'Leak', 'Dent']);

  const [handle, first] = [page.getByTitle('Drag Dent'), page.getByRole('article', { name: 'Rust' })];
  await handle.scrollIntoViewIfNeeded();
  const [from, to] = [await handle.boundingBox(), await first.boundingBox()];
  if (!from || !to) throw new Error('There is nothing to drag.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 5, { steps: 12 });
  await page.mouse.up();
  await expect(cards(page).first()).toHaveText('Dent');
  await perform.saved();
  const shown = await cards(page).allInnerTexts();
  expect(await titlesOf(server, id)).toEqual(shown);
  await page.reload();
  await expect(cards(page)).toHaveText(shown);
});

test('two people who order the same findings choose between their orders', async ({ as, server, faults }) => {
  faults.expectRefusal(412, 'order/findings');
  const { id } = await withFindings(server, 'Crack', 'Dent', 'Rust');
  const perform = new PerformPage(await as('uma'));
  const { page } = perform;
  await hearNothing(page);
  await perform.open(id);
  await perform.tab('Findings');
  const { findings } = await readInspection(server, id);
  await server.call(inspections.orderFollowUps, {
    token: await server.tokenOf('max'),
    params: { id, list: 'findings' },
    body: { ids: findings.toReversed().map((finding) => finding.id) },
  });
  await page.getByRole('button', { name: 'Move Dent up' }).click();
  await page.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Max Lindqvist Rust, Dent, Crack' }).check();
  await dialog.getByRole('button', { name: 'Save these choices' }).click();
  await expect(cards(page)).toHaveText(['Rust', 'Dent', 'Crack']);
  await perform.saved();
  expect(await titlesOf(server, id)).toEqual(['Rust', 'Dent', 'Crack']);
});
