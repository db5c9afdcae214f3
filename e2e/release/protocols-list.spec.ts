import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { makeFamily } from '../equipment.ts';
import { visit } from '../in-page.ts';
import { List } from '../pages/list.ts';
import { ProtocolPage } from '../pages/protocol-page.ts';
import { deleteProtocol, type GivenProtocol, makeProtocol } from '../protocols.ts';
import type { TestServer } from '../test-server.ts';
import { test } from '../world.ts';

/** Protocols of one family, so that making many is quick. */
async function makeProtocols(server: TestServer, given: readonly GivenProtocol[]): Promise<ProtocolReply[]> {
  const { family } = await makeFamily(server, unique('Listed'));
  const made: ProtocolReply[] = [];
  for (const one of given) made.push(await makeProtocol(server, { targets: [{ productFamilyId: family.id }], ...one }));
  return made;
}

test('the way back from a protocol leads to the list as it was, and the switch shows deleted ones', async ({
  as,
  server,
}) => {
  const word = unique('Back');
  const made = await makeProtocols(server, [{ name: `${word} kept` }, { name: `${word} gone`, type: 'Weekly' }]);
  if (made[1]) await deleteProtocol(server, made[1]);
  const page = await as('ada');
  const list = new List(page);
  await visit(page, `/Protocols?search=${word}&types=Daily,Weekly&sort=name&direction=asc`);
  await expect(list.links()).toHaveText([`${word} kept`]);
  await page.getByRole('checkbox', { name: 'Retired protocols' }).check();
  await expect(list.links()).toHaveText([`${word} gone`]);
  const address = page.url();
  await list.links().first().click();
  await expect(page.getByText('Deleted', { exact: true })).toBeVisible();
  await expect(new ProtocolPage(page).delete).toBeHidden();
  await page.reload();
  await new ProtocolPage(page).back.click();
  await expect(list.links()).toHaveText([`${word} gone`]);
  expect(page.url()).toBe(address);
  await list.search.fill('no-protocol-is-called-so');
  await expect(page.getByText('Nothing matches')).toBeVisible();
});
