import { inspections } from '@assay/contract/inspections';
import { expect } from '@playwright/test';
import { companyIdOf } from '../equipment.ts';
import { visit } from '../in-page.ts';
import { beginInspection, makeInspectable, readInspection } from '../inspections.ts';
import { lookOverInRelease } from '../look-over.ts';
import { PerformPage } from '../pages/perform-page.ts';
import { makeReport, twoPoints } from '../reports.ts';
import { test } from '../world.ts';

const question = 'Do you really want to change the status from In use to Waiting?';

test('the details show the HTML report without anchors, and lead back and to the editor [RPV-01]', async ({
  as,
  server,
}) => {
  const { id, name } = await makeReport(server);
  const page = await as('uma');
  const further = Array.from({ length: 60 }, (_, index) => `Further entry ${index + 1}`);
  await page.route('**/reporthtml*', async (route) => {
    const reply = await route.fetch();
    const html = await reply.text();
    const hostile = '<p><a href="https://elsewhere.example/">leads away</a></p><script>document.title = "run"</script>';
    const entries = further.map((title) => `<article class="entry"><h3>${title}</h3>${hostile}</article>`);
    await route.fulfill({ response: reply, body: html.replace('</main>', `${hostile}${entries.join('')}</main>`) });
  });
  await visit(page, `/Reports/${id}`);
  await page.getByRole('link', { name: 'Details' }).click();
  await expect(page).toHaveURL(server.at(`Reports/${id}/details`));
  const paper = page.getByRole('article', { name: `Report of ${name}` });
  await expect(paper.getByRole('heading', { name: 'All points' })).toBeVisible();
  await expect(paper.getByRole('heading', { name: 'Further entry' })).toHaveText(further);
  await expect(paper.getByText('leads away')).toHaveCount(1 + further.length);
  await expect(paper.locator('a, script, style')).toHaveCount(0);
  await expect(paper.locator('.report')).toHaveCSS('max-width', '960px');
  await expect(page).not.toHaveTitle('run');
  await expect(page.getByRole('link', { name: 'Edit inspection' })).toHaveAttribute(
    'href',
    new RegExp(`/Reports/${id}/edit$`),
  );
  await expect(page.getByRole('button', { name: 'Edit status' })).toBeHidden();
  await lookOverInRelease(page, 'the details of a report');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(server.at(`Reports/${id}`));
});

test('an Admin and the inspector contact may edit the status while it is in use, nobody else [ACC-08]', async ({
  as,
  server,
}) => {
  const companyIds = [await companyIdOf(server, 'Kivi Drilling Service')];
  const inspectable = await makeInspectable(server, twoPoints, {}, { companyIds });
  const { id } = await beginInspection(server, inspectable, {}, 'dora');
  const token = await server.tokenOf('dora');
  const text = 'RITA@Provider.example';
  await server.call(inspections.updateField, { token, params: { id, field: 'inspectorContact' }, body: { text } });
  const page = await as('ada');
  for (const [name, offered] of [
    ['ada', true],
    ['rita', true],
    ['max', false],
    ['uma', false],
    ['dora', false],
  ] as const) {
    await as(name, { instead: page });
    await visit(page, `/Reports/${id}/details`);
    await expect(page.getByRole('article', { name: /^Report of/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit status' }), name).toHaveCount(offered ? 1 : 0);
  }
});

test('editing the status submits it after the question, or lists what is missing and leads there [RPV-06]', async ({
  as,
  server,
  faults,
}) => {
  faults.expectRefusal(422, 'api/v1/inspections/[^/]+/updateStatus');
  const { id } = await beginInspection(server, await makeInspectable(server, twoPoints));
  const page = await as('uma');
  await visit(page, `/Reports/${id}/details`);
  await page.getByRole('button', { name: 'Edit status' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(question)).toBeVisible();
  await dialog.getByRole('button', { name: 'Change to Waiting' }).click();
  await expect(dialog.getByText('2 things are missing.')).toBeVisible();
  await lookOverInRelease(page, 'what is missing');
  await dialog.getByRole('link', { name: 'Guard: Choose a rating' }).click();
  const perform = new PerformPage(page);
  await expect(perform.title).toHaveText('Guard');
  await perform.rating('Ok').check();
  await perform.previous.click();
  await perform.rating('Ok').check();
  await perform.saved();

  await visit(page, `/Reports/${id}/details`);
  await page.getByRole('button', { name: 'Edit status' }).click();
  await page.keyboard.press('Escape');
  expect((await readInspection(server, id)).status).toBe('In_Use');
  await page.getByRole('button', { name: 'Edit status' }).click();
  await page.getByRole('button', { name: 'Change to Waiting' }).click();
  await expect(page.getByRole('button', { name: 'Edit status' })).toBeHidden();
  await expect(page.getByRole('main').getByText('Waiting', { exact: true })).toBeVisible();
  expect((await readInspection(server, id)).status).toBe('Waiting');
});
