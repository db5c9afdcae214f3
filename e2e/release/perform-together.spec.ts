import { expect } from '@playwright/test';
import { hearNothing } from '../in-page.ts';
import { beginInspection, makeInspectable, readInspection, setStatus, writeResult } from '../inspections.ts';
import { PerformPage } from '../pages/perform-page.ts';
import { test } from '../world.ts';

test('what was typed into an inspection that was submitted elsewhere stays with its reason, also after a reload, and goes in once it is sent back', async ({
  as,
  server,
  faults,
}) => {
  faults.expectRefusal(409, 'pointResults/[^/]+');
  const inspection = await beginInspection(
    server,
    await makeInspectable(server, [
      { title: 'Frame', points: [{ type: 'Comment', name: 'Only this', contentRequired: false }] },
    ]),
  );
  const perform = new PerformPage(await as('uma'));
  await hearNothing(perform.page);
  await perform.open(inspection.id);
  await writeResult(server, inspection, 0, { rating: 0 });
  const elsewhere = new PerformPage(await as('max'));
  await elsewhere.open(inspection.id);
  await elsewhere.tab('Check and submit');
  await elsewhere.submit.click();
  await expect(elsewhere.page.getByText('The inspection was submitted')).toBeVisible();
  await perform.field('Answer').fill('Too late');
  const kept = perform.page.getByRole('alert').filter({ hasText: 'Typed here and not saved' });
  await expect(kept).toContainText('This inspection was submitted while you were typing');
  await expect(kept.getByLabel('Only this', { exact: true })).toHaveValue('Too late');
  await expect(perform.field('Answer')).toHaveValue('');
  await setStatus(server, inspection, { status: 'In_Use', reason: 'Look again' }, 'max');
  await perform.page.reload();
  await kept.getByRole('button', { name: 'Put the text of Only this in again' }).click();
  await perform.saved();
  await expect(kept).toBeHidden();
  expect((await readInspection(server, inspection.id)).runs[0]?.results[0]).toMatchObject({ value: 'Too late' });
});
