import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { makeFamily, makeMachine } from '../equipment.ts';
import { ProtocolCreator } from '../pages/protocol-creator.ts';
import { makePoint } from '../points.ts';
import { test } from '../world.ts';

test('a protocol is made of a type, targets down to a single machine, categories, points and options [PRO-04]', async ({
  as,
  server,
}) => {
  const word = unique('Make');
  const { family, models } = await makeFamily(server, unique('Fam'), 'M1', 'M2');
  const machine = await makeMachine(server, { productModelId: models[1]?.id ?? '' });
  await makePoint(server, { type: 'Comment', name: `${word} a` });
  await makePoint(server, { type: 'Comment', name: `${word} b` });
  const page = await as('ada');
  const creator = new ProtocolCreator(page);
  await creator.open(word);

  await creator.type.click();
  await expect(page.getByRole('option', { name: 'Commissioning' })).toBeVisible();
  await expect(page.getByRole('option', { name: /custom/i })).toHaveCount(0);
  await creator.chooseType('daily');
  await expect(page.getByText('This inspection type is only shown to specific groups')).toBeHidden();
  await creator.chooseType('machine assessment');
  await expect(page.getByText('This inspection type is only shown to specific groups')).toBeVisible();

  await creator.chooseProduct(1, family.name, 'M1');
  await page.getByRole('button', { name: 'Add product' }).click();
  await creator.chooseProduct(2, family.name, 'M2', machine.serialNumber);
  await creator.add(`${word} a`);
  await creator.addCategory('Drive');
  await creator.add(`${word} b`, `${word} a`);
  await page.getByRole('textbox', { name: 'Summary' }).fill('Once a year.');
  await creator.openGeneralOptions();
  await page.getByRole('checkbox', { name: 'Info appendix' }).check();

  const saved = await creator.saveIt();
  await expect(page.getByText('New Protocol saved!')).toBeVisible();
  expect(saved).toMatchObject({
    type: 'Machine_assessment',
    summary: 'Once a year.',
    infoAppendix: true,
    targets: [
      { productFamilyId: family.id, productModelId: models[0]?.id, equipmentId: null },
      { productFamilyId: family.id, productModelId: models[1]?.id, equipmentId: machine.id },
    ],
    categories: [
      { title: 'default', inspectionPoints: [{ name: `${word} a` }] },
      { title: 'Drive', inspectionPoints: [{ name: `${word} b` }, { name: `${word} a` }] },
    ],
  });
});

test('every point has its options, and they are kept [PRO-09]', async ({ as, server }) => {
  const word = unique('Options');
  const [a, b] = [`${word} a`, `${word} b`];
  const { family } = await makeFamily(server, unique('Fam'));
  for (const name of [a, b]) await makePoint(server, { type: 'Comment', name });
  const page = await as('ada');
  const creator = new ProtocolCreator(page);
  await creator.open(word);
  await creator.chooseType('commissioning');
  await creator.chooseProduct(1, family.name);
  await creator.add(a, b);
  await creator.category(1).getByRole('button', { name: 'Add subcategory' }).click();
  await creator.category(1).getByRole('textbox', { name: 'Subcategory 1' }).fill('Left side');
  await creator.openGeneralOptions();
  await page.getByRole('checkbox', { name: 'Phases' }).check();

  const options = await creator.openOptions(b);
  await options.getByRole('checkbox', { name: 'Prefill with the last result' }).check();
  await options.getByRole('checkbox', { name: 'Show in report', exact: true }).uncheck();
  await options.getByRole('checkbox', { name: 'Show value in report header' }).check();
  await options.getByRole('checkbox', { name: 'Optional' }).check();
  await options.getByRole('textbox', { name: 'Sample id index' }).fill('2');
  await options.getByRole('combobox', { name: 'Subcategory' }).selectOption('Left side');
  await creator
    .row(a)
    .getByRole('combobox', { name: `Phase of ${a}` })
    .selectOption('Stopped');
  await creator
    .row(b)
    .getByRole('combobox', { name: `Phase of ${b}` })
    .selectOption('Running empty');
  await expect(creator.row(b)).toContainText('Optional · Prefilled · Sample 2 · Not in report · Value in header');

  const saved = await creator.saveIt();
  const phase = (name: string) => saved.phases.find((one) => one.name === name)?.phaseId;
  const usual = { prefill: false, showInReport: true, showValueInReportHeader: false, optional: false };
  expect(saved.categories[0]?.inspectionPoints).toMatchObject([
    { ...usual, name: a, phaseId: phase('Stopped'), sampleIdIndex: null, subcategoryTitle: '' },
    {
      name: b,
      phaseId: phase('Running empty'),
      prefill: true,
      sampleIdIndex: 2,
      showInReport: false,
      showValueInReportHeader: true,
      optional: true,
      subcategoryTitle: 'Left side',
    },
  ]);
});
