import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { visit } from '../in-page.ts';
import { aCategory, makeProtocol } from '../protocols.ts';
import { test } from '../world.ts';

test('on a phone the preview of a protocol shows the point alone, without the list of all', async ({ as, server }) => {
  const protocol = await makeProtocol(server, {
    name: unique('Walk'),
    categories: [await aCategory(server, 'Drive', { Colour: {} })],
  });
  const page = await as('ada');
  await visit(page, `/Protocols/${protocol.protocolId}`);
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: `Preview: ${protocol.name}` });
  const list = preview.getByRole('navigation', { name: 'Points of the walk' });
  await expect(list).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(list).toBeHidden();
  await expect(preview.getByRole('heading', { name: 'Colour' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
});
