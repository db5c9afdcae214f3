import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { ProtocolCreator } from '../pages/protocol-creator.ts';
import { makePoint, unitNamed } from '../points.ts';
import { test } from '../world.ts';

test('a click chooses a point and tells of it, a double click adds it to the current category, and so do Enter, the button and dragging [PNT-04]', async ({
  as,
  server,
}) => {
  const word = unique('Add');
  const bar = await unitNamed(server, 'bar');
  await makePoint(server, {
    type: 'Measurement',
    name: `${word} a`,
    measurementUnitId: bar,
    description: 'Read the gauge.',
  });
  for (const name of ['b', 'c', 'd']) await makePoint(server, { type: 'Comment', name: `${word} ${name}` });
  const named = (...names: string[]) => names.map((name) => `${word} ${name}`);
  const page = await as('ada');
  const creator = new ProtocolCreator(page);
  await creator.open(word);

  await creator.entry(`${word} a`).click();
  await expect(creator.entry(`${word} a`)).toHaveAttribute('aria-current', 'true');
  await expect(creator.chosen).toContainText('Measurement');
  await expect(creator.chosen).toContainText('Unit: bar');
  await expect(creator.chosen).toContainText('Read the gauge.');
  await expect(creator.chosen).toContainText('For: any product');
  await creator.expectOrder([]);

  const isIn = (name: string) => creator.entry(`${word} ${name}`).getByText(/^In the protocol/);
  await expect(isIn('a')).toHaveCount(0);
  await creator.entry(`${word} a`).dblclick();
  await creator.expectOrder(named('a'));
  await expect(isIn('a')).toHaveText('In the protocol');
  await creator.addCategory('Second');
  await creator.entry(`${word} b`).dblclick();
  await creator.expectOrder(named('a'), named('b'));
  await creator.category(1).getByLabel('Title').click();
  await creator.entry(`${word} c`).dblclick();
  await creator.expectOrder(named('a', 'c'), named('b'));

  await creator.entry(`${word} c`).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText(`${word} d added to default`)).toBeAttached();
  await creator.expectOrder(named('a', 'c', 'd'), named('b'));
  await page.keyboard.press('Space');
  await creator.chosen.getByRole('button', { name: 'Add to default' }).click();
  await creator.expectOrder(named('a', 'c', 'd', 'd'), named('b'));
  await expect(isIn('d')).toHaveText('In the protocol 2 times');

  await creator.drag(creator.entry(`${word} a`), creator.row(`${word} b`), 'above');
  await creator.expectOrder(named('a', 'c', 'd', 'd'), named('a', 'b'));
});
