import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { ProtocolPage } from '../pages/protocol-page.ts';
import { aCategory, makeProtocol, protocolOf } from '../protocols.ts';
import type { TestServer } from '../test-server.ts';
import { test } from '../world.ts';

const over = (limit: number) => ({ and: [{ '>': [{ var: 't' }, limit] }, { '==': [{ var: 'model' }, 'HP200'] }] });

const textOf = (limit: number) => `{"and": [{">": [{"var": "t"}, ${limit}]}, {"==": [{"var": "model"}, "HP200"]}]}`;

async function makeDependent(server: TestServer): Promise<ProtocolReply> {
  const categories = [
    await aCategory(server, 'Drive', {
      Temperature: {},
      Colour: {
        dependencies: [
          { type: 'point', parameter: 't', protocolPointId: 'Temperature' },
          { type: 'model', parameter: 'model' },
          { type: 'json', json: over(60) },
        ],
      },
    }),
    await aCategory(server, 'Frame', {
      Cracks: { dependencies: [{ type: 'point', parameter: 'gone', protocolPointId: 'gone' }] },
    }),
  ];
  return makeProtocol(server, { name: unique('Depends'), categories });
}

/** The rule that the server keeps. */
async function ruleOf(server: TestServer, { protocolId }: ProtocolReply): Promise<unknown> {
  const { categories } = await protocolOf(server, protocolId);
  return categories[0]?.inspectionPoints[1]?.dependencies[2]?.json;
}

test('a dependency shows as a parameter that leads to its point, as the equipment model, as JSON, or as missing [PRO-03]', async ({
  as,
  server,
}) => {
  const protocol = await makeDependent(server);
  const page = await as('ada');
  const detail = new ProtocolPage(page);
  await detail.open(protocol.protocolId);
  await expect(detail.dependencies('Colour')).toContainText('t → Temperature');
  await expect(detail.dependencies('Colour')).toContainText('model → Equipment model');
  await expect(detail.rule('Colour')).toHaveValue(/"and": \[\s+\{">": \[\{"var": "t"\}, 60\]\}/);
  await expect(detail.dependencies('Cracks')).toHaveText('gone → Point not found!');
  await page.getByRole('button', { name: 'Collapse 1. Drive' }).click();
  await expect(detail.points('1. Drive')).toHaveCount(0);
  await page.getByRole('button', { name: 'Expand 1. Drive' }).click();
  await detail.dependencies('Colour').getByRole('link', { name: 'Temperature' }).click();
  await expect(page.locator(':focus')).toHaveText('Temperature');
});

test('the rule of a dependency is edited as JSON, checked while it is typed, and saved [PRO-03]', async ({
  as,
  server,
  faults,
}) => {
  faults.expect(/^answer: 503/, /status of 503/);
  const protocol = await makeDependent(server);
  const page = await as('ada');
  const detail = new ProtocolPage(page);
  await detail.open(protocol.protocolId);
  const [rule, save] = [detail.rule('Colour'), detail.saveRule('Colour')];
  await expect(save).toBeDisabled();
  await rule.fill('{"and": [\n  {">": }');
  await expect(detail.dependencies('Colour')).toContainText('The rule is not JSON: look at line 2, column 9');
  await expect(save).toBeDisabled();
  await rule.fill('{"eval": [1]}');
  await expect(detail.dependencies('Colour')).toContainText("The rule cannot be read: 'eval' is not an operator");
  await expect(save).toBeDisabled();

  await rule.fill(textOf(75));
  await page.route(/\/json$/, (route) => route.fulfill({ status: 503, body: '' }));
  await save.click();
  await expect(page.getByRole('alert')).toContainText('The rule was not saved');
  await expect(rule).toHaveValue(textOf(75));
  await page.unroute(/\/json$/);
  await save.click();
  await expect(page.getByText('The rule of Colour was saved.')).toBeVisible();
  await expect(save).toBeDisabled();
  expect(await ruleOf(server, protocol)).toEqual(over(75));
  await expect(page.getByText('changed Colour')).toBeVisible();
});
