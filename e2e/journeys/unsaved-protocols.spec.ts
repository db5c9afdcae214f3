import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { replaceToken, visit } from '../in-page.ts';
import { ProtocolCreator } from '../pages/protocol-creator.ts';
import { deletePoint, makePoint } from '../points.ts';
import { aCategory, makeProtocol } from '../protocols.ts';
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
  await replaceToken(page, await server.tokenOf('dev'));
  await page.reload();
  await expect(creator.save).toBeVisible();
  await expect(goOn).toBeHidden();
  await creator.expectOrder([]);

  await replaceToken(page, await server.tokenOf('ada'));
  await page.reload();
  await goOn.click();
  await creator.expectOrder([point.name], []);
  await expect(creator.name).toHaveValue(`${word} work`);
  await creator.saveIt();
  await expect(page.getByText('New Protocol saved!')).toBeVisible();
  await page.reload();
  await expect(creator.save).toBeVisible();
  await expect(goOn).toBeHidden();

  await creator.addCategory('To be given up');
  await expect(creator.kept).toBeVisible();
  await page.reload();
  await creator.discardDraft();
  await expect(creator.categories).toHaveCount(1);
  await page.reload();
  await expect(creator.save).toBeVisible();
});

test('a copy begins with all of its original, dependencies and deleted points included, and asks before other work is given up', async ({
  as,
  server,
}) => {
  const word = unique('Copy');
  const [a, b, gone] = [`${word} a`, `${word} b`, `${word} gone`] as const;
  const page = await as('ada');
  const creator = new ProtocolCreator(page);
  const category = await aCategory(server, 'Drive', {
    [a]: {},
    [b]: {
      dependencies: [
        { type: 'point', parameter: 'oil', protocolPointId: a },
        { type: 'json', parameter: '', protocolPointId: null, json: { '==': [{ var: 'oil' }, 'low'] } },
      ],
    },
    [gone]: {},
  });
  const original = await makeProtocol(server, { name: word, categories: [category] });
  const goneId = original.categories[0]?.inspectionPoints.find(({ name }) => name === gone)?.inspectionPointId ?? '';
  await deletePoint(server, goneId);

  await creator.open();
  await creator.addCategory('Other work');
  await expect(creator.kept).toBeVisible();
  await visit(page, `/Protocols/${original.protocolId}`);
  await page.getByRole('link', { name: 'Create copy' }).click();
  await creator.discardDraft();
  await creator.expectOrder([a, b, gone]);
  await expect(creator.name).toHaveValue(word);
  await expect(creator.row(gone)).toContainText('Deleted point');
  const options = await creator.openOptions(b);
  await expect(options.getByRole('combobox', { name: 'Source point' })).toHaveValue(`1. ${a} (Drive)`);
  const saved = await creator.saveIt();
  expect(saved.copyOf).toEqual({ protocolId: original.protocolId, name: word });
  const [first, second, third] = saved.categories[0]?.inspectionPoints ?? [];
  expect(first?.id).not.toBe(original.categories[0]?.inspectionPoints[0]?.id);
  expect(third?.inspectionPointId).toBe(goneId);
  expect(second?.dependencies).toMatchObject([
    { type: 'point', parameter: 'oil', protocolPointId: first?.id },
    { type: 'json', json: { '==': [{ var: 'oil' }, 'low'] } },
  ]);
  await creator.expectOrder([]);
  await expect(page).not.toHaveURL(/copyOf/);
});
