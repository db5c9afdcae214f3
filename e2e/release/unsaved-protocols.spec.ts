import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { visit } from '../in-page.ts';
import { ProtocolCreator } from '../pages/protocol-creator.ts';
import { makePoint } from '../points.ts';
import { test } from '../world.ts';

test('what is not saved is kept in the browser, offered again after a reload, and to nobody else', async ({
  as,
  server,
}) => {
  const word = unique('Kept');
  const point = await makePoint(server, { type: 'Comment', name: word });
  const page = await as('ada');
  const creator = new ProtocolCreator(page);
  const goOn = page.getByRole('button', { name: 'Resume draft' });
  await creator.open(word);
  await creator.chooseType('site audit');
  await creator.automatic.uncheck();
  await creator.name.fill(`${word} work`);
  await creator.add(point.name);
  await expect(creator.kept).toBeVisible();

  await page.getByRole('tab', { name: 'Protocols', exact: true }).click();
  await page.getByRole('tab', { name: 'New protocol' }).click();
  await creator.expectOrder([point.name]);

  await creator.addCategory('Last moment');
  await page.reload();
  await expect(page.getByText(`${word} work: 1 point in 2 categories`)).toBeVisible();
  const openAgain = () => visit(page, page.url());
  await as('dev', { instead: page });
  await openAgain();
  await expect(creator.save).toBeVisible();
  await expect(goOn).toBeHidden();
  await creator.expectOrder([]);

  await as('ada', { instead: page });
  await openAgain();
  await goOn.click();
  await creator.expectOrder([point.name], []);
  await expect(creator.name).toHaveValue(`${word} work`);
  await creator.saveIt();
  await expect(page.getByText('New Protocol saved!')).toBeVisible();
  await openAgain();
  await expect(creator.save).toBeVisible();
  await expect(goOn).toBeHidden();

  await creator.addCategory('To be given up');
  await expect(creator.kept).toBeVisible();
  await openAgain();
  await creator.discardDraft();
  await expect(creator.categories).toHaveCount(1);
  await openAgain();
  await expect(creator.save).toBeVisible();
});
