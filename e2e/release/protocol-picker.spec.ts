import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { makeFamily } from '../equipment.ts';
import { ProtocolCreator } from '../pages/protocol-creator.ts';
import { makePoint } from '../points.ts';
import { test } from '../world.ts';

const meta = (type: string, value: string) => ({ type, value });

test('points are offered by a pattern or plain text, by inspection type and by the products of the protocol, to a configurator measurements only [PRO-06]', async ({
  as,
  server,
}) => {
  const word = unique('Pick');
  const { family, models } = await makeFamily(server, unique('Fam'), 'M1');
  const other = await makeFamily(server, unique('Other'), 'O1');
  const make = (name: string, metas: object[] = [], type: 'Comment' | 'Measurement' = 'Comment') =>
    makePoint(server, { type, name: `${word} ${name}`, metas });
  await make('belt (worn');
  await make('gap 12 mm', [], 'Measurement');
  await make('oil daily', [meta('ProtocolTypesDefined', 'true'), meta('ProtocolType', 'Daily')]);
  await make('plate', [meta('ProductFamily', family.id)]);
  await make('screen', [meta('ProductFamily', other.family.id)]);
  const page = await as('ada');
  const creator = new ProtocolCreator(page);
  const offers = (...names: string[]) =>
    expect(creator.entries.locator('> span:first-child')).toHaveText(names.map((name) => `${word} ${name}`));
  const all = ['belt (worn', 'gap 12 mm', 'oil daily', 'plate', 'screen'];

  await creator.open();
  await creator.search.fill(word.toUpperCase());
  await offers(...all);
  await creator.search.fill(`${word} .*(\\d{2}|OIL)`);
  await offers('gap 12 mm', 'oil daily');
  await creator.search.fill('(WORN');
  await expect(creator.entry(`${word} belt (worn`)).toBeVisible();
  await creator.search.fill(word);

  await creator.chooseType('weekly');
  await offers('belt (worn', 'gap 12 mm', 'plate', 'screen');
  const types = page.getByRole('combobox', { name: 'Inspection type' }).first();
  await creator.pick(types, 'daily');
  await offers(...all);
  await creator.pick(types, 'weekly');
  await creator.chooseProduct(1, family.name, models[0]?.name);
  await offers('belt (worn', 'gap 12 mm', 'plate');
  await page.getByRole('checkbox', { name: 'Only points for the chosen products' }).uncheck();
  await offers('belt (worn', 'gap 12 mm', 'plate', 'screen');

  await creator.chooseType('configurator');
  await offers('gap 12 mm');
});
