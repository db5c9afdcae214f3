import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { ProtocolCreator } from '../pages/protocol-creator.ts';
import { makePoint } from '../points.ts';
import { test } from '../world.ts';

test('points are moved within and between categories by dragging and by keys, and leave by their trash', async ({
  as,
  server,
}) => {
  const word = unique('Order');
  const [a, b, c] = ['a', 'b', 'c'].map((name) => `${word} ${name}`) as [string, string, string];
  for (const name of [a, b, c]) await makePoint(server, { type: 'Comment', name });
  const page = await as('ada');
  const creator = new ProtocolCreator(page);
  await creator.open(word);
  await creator.add(a, b, c);
  await creator.addCategory('Second');

  await creator.drag(creator.handle(c), creator.row(a), 'above');
  await creator.expectOrder([c, a, b], []);
  await creator.drag(creator.handle(c), creator.row(b), 'below');
  await creator.expectOrder([a, b, c], []);
  await creator.drag(creator.handle(a), creator.category(2), 'below');
  await creator.expectOrder([b, c], [a]);
  await creator.drag(creator.handle(b), creator.row(a), 'below');
  await creator.expectOrder([c], [a, b]);

  await page.mouse.move(5, 5);
  await creator.handle(b).hover();
  await page.mouse.down();
  await creator.row(c).hover();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await creator.expectOrder([c], [a, b]);

  await creator.handle(a).focus();
  await page.keyboard.press('ArrowDown');
  await creator.expectOrder([c], [b, a]);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await creator.expectOrder([c, a], [b]);
  await expect(creator.handle(a)).toBeFocused();
  await expect(page.getByRole('status').getByText(`${a} moved to place 2 of 2 in default`)).toBeAttached();
  const options = await creator.openOptions(c);
  await options.getByRole('combobox', { name: 'Category' }).selectOption('Second');
  await creator.expectOrder([a], [b, c]);

  await creator
    .row(b)
    .getByRole('button', { name: `Remove ${b}` })
    .click();
  await creator.expectOrder([a], [c]);
  await expect(creator.handle(c)).toBeFocused();
});

test('categories start with a title, are renamed and moved; the first and those with points stay, a single one has no trash [PRO-07]', async ({
  as,
  server,
}) => {
  const word = unique('Category');
  const point = await makePoint(server, { type: 'Comment', name: word });
  const page = await as('ada');
  const creator = new ProtocolCreator(page);
  const trash = (number: number) =>
    creator.category(number).getByRole('button', { name: /(Delete|cannot be deleted)/ });
  const titles = (...expected: string[]) =>
    Promise.all(
      expected.map((title, place) => expect(creator.category(place + 1).getByLabel('Title')).toHaveValue(title)),
    );
  await creator.open(word);
  await expect(creator.category(1)).toBeVisible();
  await expect(trash(1)).toBeHidden();

  await page.getByRole('button', { name: 'Add category' }).click();
  await expect(creator.categories).toHaveCount(1);
  await creator.addCategory('Drive');
  await creator.add(point.name);
  await creator.addCategory('Frame');
  await titles('default', 'Drive', 'Frame');
  await expect(trash(1)).toHaveAttribute('aria-disabled', 'true');
  await expect(trash(2)).toHaveAccessibleName('Drive has points and cannot be deleted');
  await trash(2).click({ force: true });
  await expect(creator.categories).toHaveCount(3);

  await creator.category(3).getByRole('button', { name: 'Move Frame up' }).click();
  await titles('default', 'Frame', 'Drive');
  await expect(creator.category(2).getByRole('button', { name: 'Move Frame up' })).toBeFocused();
  await creator.category(2).getByLabel('Title').fill('Chassis');
  await trash(2).click();
  await titles('default', 'Drive');
  await expect(creator.categories).toHaveCount(2);
  await expect(creator.category(1).getByLabel('Title')).toBeFocused();
  await creator.category(2).getByLabel('Title').fill(' ');
  await creator.save.click();
  await creator.faults.getByText('Enter a title for every category').click();
  await expect(creator.category(2).getByLabel('Title')).toBeFocused();
});
