import { expect } from '@playwright/test';
import { beginInspection, makeInspectable } from '../inspections.ts';
import { PerformPage } from '../pages/perform-page.ts';
import { test } from '../world.ts';

test('what was typed of a finding is not lost without a question, and its message goes with its fault', async ({
  as,
  server,
}) => {
  const inspection = await beginInspection(server, await makeInspectable(server));
  const page = await as('uma', { viewport: { width: 390, height: 844 } });
  const perform = new PerformPage(page);
  await perform.open(inspection.id);
  await perform.tab('Findings');
  const dialog = page.getByRole('dialog', { name: 'Add a finding' });
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  await page.getByRole('button', { name: 'Add a finding' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog, 'nothing was typed').toBeHidden();

  await page.getByRole('button', { name: 'Add a finding' }).click();
  await dialog.getByLabel('Description').fill('The weld is open over its whole length.');
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel('Description')).toHaveValue('The weld is open over its whole length.');

  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter a title')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Weld');
  await expect(dialog.getByText('Enter a title')).toBeHidden();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave and lose the changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^No findings yet/)).toBeVisible();
});
