import { inspectionProtocols } from '@assay/contract/protocols';
import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { visit } from '../in-page.ts';
import { ProtocolPage } from '../pages/protocol-page.ts';
import { makePoint } from '../points.ts';
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

async function _saveElsewhere(
  server: TestServer,
  { protocolId, categories }: ProtocolReply,
  json: unknown,
): Promise<void> {
  const point = categories[0]?.inspectionPoints[1];
  const params = { id: protocolId, pointId: point?.id ?? '', depId: point?.dependencies[2]?.id ?? '' };
  await server.call(inspectionProtocols.updateDependencyJson, {
    token: await server.tokenOf('dev'),
    params,
    body: { json },
  });
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

test('a protocol of 400 points in 30 categories opens whole, folds, and leads from a point to another one far away', async ({
  as,
  server,
}) => {
  const { id } = await makePoint(server, { type: 'Comment', name: unique('Many') });
  const last = await makePoint(server, { type: 'Comment', name: unique('Last') });
  const categories = Array.from({ length: 30 }, (_, c) => ({
    title: `Category ${c + 1}`,
    inspectionPoints: Array.from({ length: c < 10 ? 14 : 13 }, (_, p) => ({
      id: `point-${c}-${p}`,
      inspectionPointId: c === 29 && p === 12 ? last.id : id,
      dependencies:
        c === 0 && p === 0 ? [{ type: 'point' as const, parameter: 'end', protocolPointId: 'point-29-12' }] : [],
    })),
  }));
  const protocol = await makeProtocol(server, { name: unique('Large'), categories });
  const page = await as('ada');
  const detail = new ProtocolPage(page);
  await detail.open(protocol.protocolId);
  await expect(page.getByText('400 points in 30 categories')).toBeVisible();
  await expect(detail.points('30. Category 30')).toHaveCount(13);
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await expect(page.locator('tbody')).toHaveCount(0);
  await page.getByRole('button', { name: 'Expand 1. Category 1', exact: true }).click();
  await page.getByRole('link', { name: last.name }).click();
  await expect(page.locator(':focus')).toHaveText(last.name);
  await expect(page.locator(':focus')).toBeInViewport();
  await visit(page, page.url());
  await expect(page.locator(':focus')).toHaveText(last.name);
  await expect(page.locator(':focus')).toBeInViewport();
});
