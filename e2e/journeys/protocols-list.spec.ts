import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { meddle } from '../database.ts';
import { makeFamily, makeMachine } from '../equipment.ts';
import { visit } from '../in-page.ts';
import { List } from '../pages/list.ts';
import { type GivenProtocol, makeProtocol } from '../protocols.ts';
import type { TestServer } from '../test-server.ts';
import { test } from '../world.ts';

/** Protocols of one family, so that making many is quick. */
async function makeProtocols(server: TestServer, given: readonly GivenProtocol[]): Promise<ProtocolReply[]> {
  const { family } = await makeFamily(server, unique('Listed'));
  const made: ProtocolReply[] = [];
  for (const one of given) made.push(await makeProtocol(server, { targets: [{ productFamilyId: family.id }], ...one }));
  return made;
}

/** What the product will make by itself, and no author can. */
const makeCustomOne = (server: TestServer, name: string, like: ProtocolReply) =>
  meddle(
    server.dataDir,
    `insert into protocol (id, name, type, date_ticks, phases_on, info_appendix, rating_table_location,
       show_current_loaded_hours, company_id, created_at)
     select gen_random_uuid(), '${name}', kind, 0, false, false, 'None', true, company_id, now()
     from protocol, unnest(array['Custom', 'CustomPoints']) as kinds (kind) where protocol.id = '${like.protocolId}'`,
  );

test('protocols are searched, filtered by type, sorted and paged, and those that the product makes by itself are left out [PRO-01]', async ({
  as,
  server,
}) => {
  const word = unique('Find');
  const many = Array.from({ length: 49 }, (_, number) => ({ name: `${word} daily ${number + 1}` }));
  const [first] = await makeProtocols(server, [
    ...many,
    { name: `${word} b`, type: 'Weekly' },
    { name: `${word} a`, type: 'Commission' },
    { name: `${word} c`, type: 'Audit_Site', targets: [] },
  ]);
  if (first) await makeCustomOne(server, `${word} custom`, first);
  const page = await as('ada');
  const list = new List(page);
  const types = page.getByRole('combobox', { name: 'Inspection types' });
  await visit(page, '/Protocols');
  await list.search.fill(word);
  await expect(page.getByText('52 found')).toBeVisible();
  await expect(list.links().first()).toHaveText(`${word} c`);
  await expect(list.header('Created (UTC)')).toHaveAttribute('aria-sort', 'descending');
  await expect(list.ranges).toHaveText(['1 ... 50', '51 ... 52']);
  await list.ranges.last().click();
  await expect(list.links()).toHaveText([`${word} daily 2`, `${word} daily 1`]);

  await types.click();
  await expect(page.getByRole('option')).toHaveCount(17);
  await expect(page.getByRole('option', { name: /custom/i })).toHaveCount(0);
  for (const type of ['weekly', 'commissioning', 'site audit']) {
    await types.fill(type);
    await types.press('Enter');
  }
  await expect(page).toHaveURL(/types=Weekly%2CCommission%2CAudit_Site/);
  await expect(list.links()).toHaveText([`${word} c`, `${word} a`, `${word} b`]);
  await list.sortBy('Name');
  await expect(list.links()).toHaveText([`${word} a`, `${word} b`, `${word} c`]);
  await list.sortBy('Type');
  await expect(list.rows.locator('td:nth-child(2)')).toHaveText(['Commissioning', 'Site audit', 'Weekly']);
  await list.sortBy('Type');
  await expect(list.rows.locator('td:nth-child(2)')).toHaveText(['Weekly', 'Site audit', 'Commissioning']);
  await list.sortBy('Created (UTC)');
  await expect(list.links()).toHaveText([`${word} b`, `${word} a`, `${word} c`]);
  await page.getByRole('button', { name: 'Remove Commissioning' }).click();
  await expect(list.links()).toHaveText([`${word} b`, `${word} c`]);
  await page.reload();
  await expect(list.links()).toHaveText([`${word} b`, `${word} c`]);
});

test('a row names up to three products and how many others there are, or any product [PRO-01]', async ({
  as,
  server,
}) => {
  const word = unique('For');
  const { family, models } = await makeFamily(server, unique('Cone'), 'M1', 'M2', 'M3', 'M4', 'M5');
  const machine = await makeMachine(server, { productModelId: models[0]?.id ?? '' });
  const ofModels = models.map(({ id }) => ({ productFamilyId: family.id, productModelId: id }));
  const ofMachine = { ...ofModels[0], equipmentId: machine.id };
  await makeProtocol(server, { name: `${word} none`, type: 'Audit_Quick', targets: [] });
  await makeProtocol(server, { name: `${word} machine`, targets: [ofMachine] });
  await makeProtocol(server, { name: `${word} three`, targets: ofModels.slice(0, 3) });
  await makeProtocol(server, { name: `${word} five`, targets: ofModels });
  const page = await as('ada');
  const list = new List(page);
  await visit(page, `/Protocols?search=${word}`);
  const three = `${family.name} M1, ${family.name} M2, ${family.name} M3`;
  await expect(list.rows.locator('td:nth-child(3)')).toHaveText([
    `${three} and 2 others`,
    three,
    `${family.name} M1 · ${machine.serialNumber}`,
    'Any product',
  ]);
});
