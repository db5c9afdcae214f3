import { auth } from '@assay/contract/auth';
import { expect } from '@playwright/test';
import { visit } from '../in-page.ts';
import { AccountPage } from '../pages/account-page.ts';
import { Bar } from '../pages/bar.ts';
import { test } from '../world.ts';

test('the languages come from the API, English first; a choice stays with the person [SHL-14]', async ({
  as,
  server,
}) => {
  const [rita, carl] = [await server.tokenOf('rita'), await server.tokenOf('carl')];
  for (const token of [rita, carl]) await server.call(auth.setPreferences, { token, body: { language: 'en' } });
  const page = await as('rita');
  const account = new AccountPage(page);
  const listed = page.waitForResponse(/\/api\/v1\/languages$/);
  await visit(page, '/Account');
  const languages: { id: string; name: string }[] = await (await listed).json();
  await expect(account.language.getByRole('option')).toHaveText(languages.map(({ name }) => name));
  expect(languages[0]).toEqual({ id: 'en', name: 'English' });
  await expect(account.chosenLanguage()).toHaveText('English');

  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT');
  await account.language.selectOption('Suomi');
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(account.chosenLanguage()).toHaveText('Suomi');
  const bar = new Bar(page);
  await bar.person.click();
  await expect(bar.menu.getByRole('combobox', { name: 'Language' })).toHaveValue('fi');

  const other = await as('carl');
  await visit(other, '/Account');
  await expect(new AccountPage(other).chosenLanguage()).toHaveText('English');
});

test('a list with other languages shows just those [SHL-14]', async ({ as }) => {
  const page = await as('uma');
  await page.route(/\/api\/v1\/languages$/, (route) =>
    route.fulfill({
      json: [
        { id: 'en', name: 'English' },
        { id: 'sv', name: 'Svenska' },
      ],
    }),
  );
  await visit(page, '/Account');
  await expect(new AccountPage(page).language.getByRole('option')).toHaveText(['English', 'Svenska']);
});
