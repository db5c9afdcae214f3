import { expect, type Locator } from '@playwright/test';
import { isOnTop, visit } from '../in-page.ts';
import { beginInspection, makeInspectable, submit } from '../inspections.ts';
import { PerformPage } from '../pages/perform-page.ts';
import { StartPage } from '../pages/start-page.ts';
import { test } from '../world.ts';

const putBehindTheButtons = (field: Locator): Promise<unknown> =>
  field.evaluate((field) => {
    const { documentElement } = field.ownerDocument;
    documentElement.scrollTop += field.getBoundingClientRect().bottom - documentElement.clientHeight + 10;
  });

test('on a phone what is wrong comes into view, clear of the buttons, and is shown until it is corrected', async ({
  as,
  server,
  faults,
}) => {
  faults.expectRefusal(400, 'api/v1/inspections');
  const inspectable = await makeInspectable(server);
  const { machine, protocol } = inspectable;
  const inspectionDate = new Date(Date.now() - 86_400_000).toISOString();
  await submit(server, await beginInspection(server, inspectable, { loadedHours: '1200', inspectionDate }));
  const page = await as('uma', { viewport: { width: 390, height: 844 } });
  const begins = new StartPage(page);
  await visit(page, '/Reports/new');
  expect(await begins.start.locator('..').boundingBox(), 'from edge to edge').toMatchObject({ x: 0, width: 390 });
  await begins.start.click();
  await expect(page.getByText('Choose a machine', { exact: true })).toBeVisible();
  await begins.pick('Machine', machine.serialNumber);
  await expect(page.getByText('Choose a machine', { exact: true })).toBeHidden();
  await begins.protocol(protocol.name).check();
  const [address, wrong] = [
    begins.field('Contact e-mail'),
    page.getByText('Enter an e-mail address, for example name@company.com'),
  ];
  await address.fill('aino');
  await putBehindTheButtons(address);
  expect(await isOnTop(address)).toBe(false);
  await begins.start.click();
  await expect(address).toBeFocused();
  for (const part of [address, wrong]) expect(await isOnTop(part)).toBe(true);
  await address.fill('aino@quarry.example');
  await expect(wrong).toBeHidden();

  // Leaving their field is the tap that starts: the question comes before the start, and once.
  await begins.field('Hours under load').fill('12100');
  await begins.start.click();
  const question = page.getByRole('region', { name: 'Is this value right?' });
  await expect(question).toBeFocused();
  expect(await isOnTop(question)).toBe(true);
  await expect(page).toHaveURL(server.at('Reports/new'));
  await begins.start.click();
  await expect(page).toHaveURL(/\/perform$/);

  // Nobody has answered the question yet; whoever keeps them is not asked again.
  const performs = new PerformPage(page);
  await performs.tab('Details');
  await page.getByRole('button', { name: 'It is right, keep 12100' }).click();
  await expect(question).toBeHidden();
  await performs.saved();
  await page.reload();
  await performs.tab('Details');
  await expect(page.getByText('More hours than have passed since the 1200 h')).toBeVisible();
  await expect(question).toBeHidden();
});
