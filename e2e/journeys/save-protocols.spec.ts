import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { ProtocolCreator } from '../pages/protocol-creator.ts';
import { makePoint } from '../points.ts';
import { test } from '../world.ts';

const saves = '**/api/v1/inspectionProtocols';

test("a save says 'New Protocol saved!' and empties the form; a failed one says 'ERROR WITH SAVE' until that is cleared, and loses nothing [PRO-12]", async ({
  as,
  server,
  faults,
}) => {
  const word = unique('Save');
  const point = await makePoint(server, { type: 'Comment', name: word });
  const page = await as('ada');
  const creator = new ProtocolCreator(page);
  const alert = page.getByRole('alert').filter({ hasText: 'ERROR WITH SAVE' });
  await creator.open(word);
  await creator.chooseType('site audit');
  await creator.automatic.uncheck();
  await creator.name.fill(word);
  await creator.add(point.name);

  const errors = [{ path: 'categories.0.inspectionPoints.0.inspectionPointId', message: 'Was deleted meanwhile' }];
  await page.route(saves, (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/problem+json',
      json: { status: 400, title: 'invalid', code: 'invalid', detail: 'This cannot be saved.', errors },
    }),
  );
  faults.expectRefusal(400, 'api/v1/inspectionProtocols');
  await creator.save.click();
  await expect(alert).toContainText('This cannot be saved.');
  await page.getByRole('list', { name: 'The server refused:' }).getByText('Was deleted meanwhile').click();
  await expect(creator.row(point.name).getByText('Was deleted meanwhile')).toBeVisible();
  await creator.name.fill(`${word} again`);
  await expect(alert).toBeVisible();
  await expect(page.getByText('New Protocol saved!')).toBeHidden();
  await creator.expectOrder([point.name]);
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect(alert).toBeHidden();

  await page.unroute(saves);
  const saved = await creator.saveIt();
  expect(saved.name).toBe(`${word} again`);
  await expect(page.getByText('New Protocol saved!')).toBeVisible();
  await creator.expectOrder([]);
  await expect(creator.type).toHaveValue('');
  await expect(creator.automatic).toBeChecked();
  await expect(creator.faults).toHaveCount(0);
  await page.getByRole('link', { name: `Open ${saved.name}, which you have just saved` }).click();
  await expect(page.getByRole('heading', { level: 1, name: saved.name })).toBeVisible();
});
