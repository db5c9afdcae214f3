import { expect } from '@playwright/test';
import { aSite, makeCustomer, unique } from '../customers.ts';
import { changeMachine, companyIdOf, makeFamily, makeMachine } from '../equipment.ts';
import { visit } from '../in-page.ts';
import { lookOver } from '../look-over.ts';
import { EquipmentForm } from '../pages/equipment-form.ts';
import { csv, ImportPage } from '../pages/import-page.ts';
import { List } from '../pages/list.ts';
import { test } from '../world.ts';

const long = 'W'.repeat(80);
const readsWell = 'reads well for everyone, with very long names too';

test(`the list of equipment ${readsWell}`, async ({ as, server }) => {
  const word = unique('Look');
  const { models } = await makeFamily(server, `${word}${long}`, `Model ${long}`);
  const productModelId = models[0]?.id ?? '';
  await makeMachine(server, {
    serialNumber: `${word}${long}`,
    nickName: long,
    mdmEquipmentId: unique(long),
    productModelId,
  });
  await makeMachine(server, { serialNumber: '', nickName: `${word} آلة 🪨`, productModelId });
  const page = await as('ada');
  const list = new List(page);
  await visit(page, `/Equipments?search=${word}`);
  await expect(list.rows).toHaveCount(2);
  await lookOver(page, 'the list');
  await list.rows.first().getByRole('button').click();
  await expect(page.getByText('Do you really')).toBeVisible();
  await lookOver(page, 'the question before deleting');
  await visit(page, `/Equipments/labels?search=${word}`);
  await expect(page.getByRole('list', { name: 'Sheet of labels' }).getByRole('img')).toHaveCount(2);
  await lookOver(page, 'their labels');
});

test(`a machine and its form ${readsWell}`, async ({ as, server, faults }) => {
  const customer = await makeCustomer(server, { name: unique('W'.repeat(150)), sites: [aSite('S'.repeat(200))] });
  const machine = await makeMachine(server, {
    serialNumber: unique(long),
    nickName: long,
    customerSiteId: customer.sites[0]?.id ?? null,
    companyIds: [await companyIdOf(server, 'Kivi Drilling Service')],
  });
  const page = await as('ada');
  const form = new EquipmentForm(page);
  await visit(page, `/Equipments/${machine.id}`);
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await lookOver(page, 'the machine');
  await page.getByRole('link', { name: 'Edit' }).click();
  await form.picker('Customer').click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await lookOver(page, 'the form with an open picker');
  faults.expectRefusal(412, 'api/v1/Equipments/[^/]+');
  await page.keyboard.press('Escape');
  await form.nickname.fill('Mine');
  await changeMachine(server, machine, { nickName: `Theirs ${long}`, customerSiteId: null });
  await form.save.click();
  await expect(form.conflict).toBeVisible();
  await lookOver(page, 'the conflict');
});

test(`product families and their models ${readsWell}`, async ({ as, server }) => {
  const { family } = await makeFamily(server, unique('Fam').padEnd(100, 'W'), 'M'.repeat(100), 'M2');
  const page = await as('ada');
  await visit(page, '/ProductFamilies');
  await expect(new List(page).rows.first()).toBeVisible();
  await lookOver(page, 'the families');
  await visit(page, `/ProductFamilies?search=Fam-&family=${family.id}`);
  await expect(page.getByRole('button', { name: 'Edit M2' })).toBeVisible();
  await lookOver(page, 'the models');
  await page.getByRole('button', { name: 'Edit M2' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await lookOver(page, 'renaming a model');
});

test(`importing equipment ${readsWell}`, async ({ as }) => {
  const page = await as('ada');
  await visit(page, '/Equipments/import');
  await expect(page.getByRole('button', { name: 'Choose a CSV or XLSX file' })).toBeVisible();
  await lookOver(page, 'the start');
  await new ImportPage(page).begin(
    '/Equipments/import',
    csv(`${'long-'.repeat(30)}.csv`, ['Serial', 'Family', 'Model'], [long, 'Brio', 'Brio 200'], ['', 'x', '']),
  );
  await lookOver(page, 'the preview');
});
