import { expect } from '@playwright/test';
import { beginInspection, makeInspectable, submit } from '../inspections.ts';
import { StartPage } from '../pages/start-page.ts';
import { test } from '../world.ts';

test('whoever begins an inspection is shown those that are in use on the machine, and led to them', async ({
  as,
  server,
}) => {
  const visited = await makeInspectable(server);
  await submit(server, await beginInspection(server, visited));
  const page = await as('uma');
  const begins = new StartPage(page);
  const note = page.getByText('This machine has an inspection in use already');
  await page.goto('/Reports/new');
  await begins.pick('Machine', visited.machine.serialNumber);
  await expect(begins.protocol(visited.protocol.name)).toBeVisible();
  await expect(note, 'what was submitted is in use no more').toBeHidden();

  const inspection = await beginInspection(server, visited);
  await page.goto(`/Reports/new?equipment=${visited.machine.id}`);
  await expect(note).toBeVisible();
  await page.getByRole('link', { name: inspection.name }).click();
  await expect(page).toHaveURL(new RegExp(`/Reports/${inspection.id}/perform$`));
});
