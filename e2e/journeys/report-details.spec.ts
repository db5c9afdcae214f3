import { expect } from '@playwright/test';
import { visit } from '../in-page.ts';
import { lookOverInRelease } from '../look-over.ts';
import { makeReport } from '../reports.ts';
import { test } from '../world.ts';

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
