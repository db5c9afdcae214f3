import { expect, type Page } from '@playwright/test';
import { meddle } from '../database.ts';
import { replaceToken, visit } from '../in-page.ts';
import { beginInspection, makeInspectable, readInspection } from '../inspections.ts';
import { PerformPage } from '../pages/perform-page.ts';
import { test } from '../world.ts';

const words = 'Typed in the pit';
const writes = /\/pointResults\//;

/** Everything but what is written gets through: under whose name is something sent? */
async function refuseWrites(page: Page): Promise<string[]> {
  const tokens: string[] = [];
  await page.route(writes, async (route) => {
    if (route.request().method() === 'PUT') tokens.push(route.request().headers().authorization ?? '');
    await route.abort();
  });
  return tokens;
}

test('work on a device is its author’s alone: another person neither sees nor sends it, a file takes it to another device, and it arrives once', async ({
  as,
  server,
  faults,
}) => {
  faults.expect(/net::ERR_FAILED/);
  const inspection = await beginInspection(server, await makeInspectable(server));
  const page = await as('uma', { fresh: true });
  const perform = new PerformPage(page);
  await perform.open(inspection.id);
  const tokens = await refuseWrites(page);
  await perform.field('Answer').fill(words);
  await expect(page.getByText(/^Stored on this device: 1\./)).toBeVisible();

  await visit(page, '/Account');
  await expect(page.getByRole('link', { name: 'Stored on this device: 1' })).toBeVisible();
  await expect(page.getByRole('link', { name: inspection.name })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await saving).path();

  const sentBefore = tokens.length;
  await replaceToken(page, await server.tokenOf('ada'));
  await page.goto('/Account');
  await expect(page.getByText('Nothing waits: everything has arrived.')).toBeVisible();
  expect(tokens.length).toBe(sentBefore);

  const other = await as('uma', { fresh: true });
  await visit(other, '/Account');
  await other.getByLabel('A file that was saved on another device').setInputFiles(file);
  await expect(other.getByText('1 entry was read in and is sent now.')).toBeVisible();
  const answer = async () => (await readInspection(server, inspection.id)).runs[0]?.results[0]?.value;
  await expect.poll(answer).toBe(words);

  await page.unroute(writes);
  await replaceToken(page, await server.tokenOf('uma'));
  await page.goto('/Account');
  await expect(page.getByText('Nothing waits: everything has arrived.')).toBeVisible();
  const written = await meddle<{ count: string }>(
    server.dataDir,
    `select count(*) from event where record_id = '${inspection.id}' and changes::text like '%${words}%'`,
  );
  expect(written).toEqual([{ count: '1' }]);
});
