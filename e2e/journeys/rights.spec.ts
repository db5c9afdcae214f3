import { expect } from '@playwright/test';
import { emailOf, type Name } from '../cast.ts';
import { follow, visit } from '../in-page.ts';
import { Bar } from '../pages/bar.ts';
import { LoginPage } from '../pages/login-page.ts';
import { test } from '../world.ts';

const refusal = 'Your permissions are not enough for seeing this page.';
const headings = {
  '/': 'My page',
  '/Account': 'Your account',
  '/Administration': 'Administration',
  '/Admin': 'Debug token',
  '/Customers': 'Customers',
  '/BackgroundServices': 'Background services',
  '/Equipments': 'Equipment',
  '/InspectionPoints': 'Inspection points',
  '/ProductFamilies': 'Product families',
  '/Protocols': 'Protocols',
  '/Reports': 'Reports',
};
type Path = keyof typeof headings;

const everybody = ['/', '/Account', '/Administration', '/Reports'] as const;
const managed = [
  ...everybody,
  '/Admin',
  '/Customers',
  '/BackgroundServices',
  '/Equipments',
  '/ProductFamilies',
] as const;
const authored = [...managed, '/InspectionPoints', '/Protocols'] as const;

interface Person {
  name: Name;
  opens: readonly Path[];
}

/** One for each set of pages; who else has which is a table of the domain. */
const everyone: readonly Person[] = [
  { name: 'uma', opens: everybody },
  { name: 'max', opens: managed },
  { name: 'ada', opens: authored },
  { name: 'dina', opens: everybody },
  { name: 'dora', opens: [...everybody, '/Equipments', '/InspectionPoints', '/Protocols'] },
];

for (const { name, opens } of everyone) {
  test(`${name} begins at My page, opens what is theirs and is refused the rest [SHL-08]`, async ({ as, server }) => {
    const page = await as(name);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await visit(page, '/');
    await expect(heading).toHaveText(headings['/']);
    expect(page.url()).toBe(server.url);
    await expect(new Bar(page).person).toHaveText(emailOf(name));
    for (const path of Object.keys(headings) as Path[]) {
      await follow(page, path);
      const open = opens.includes(path);
      await expect(heading, path).toHaveText(open ? headings[path] : 'No permission');
      await expect(page.getByText(refusal), path).toBeVisible({ visible: !open });
    }
  });
}

test('someone without any group sees no bar anywhere and can log out [SHL-02, SHL-08]', async ({ as, server }) => {
  const page = await as('nia', { token: await server.signIn('nia') });
  await visit(page, '/');
  for (const path of ['/', '/Account', '/Administration', '/Admin']) {
    await follow(page, path);
    await expect(page.getByText(refusal), path).toBeVisible();
    await expect(new Bar(page).root, path).toBeHidden();
  }
  await follow(page, '/no-such-page');
  await expect(page.getByRole('heading')).toHaveText('There is no page at this address');
  await expect(new Bar(page).root).toBeHidden();
  await follow(page, '/Account');
  await page.getByRole('link', { name: 'Log out' }).click();
  await page.waitForURL(server.at(''));
  await expect(new LoginPage(page).email).toBeVisible();
});

test('paths work in any case and with a slash at their end', async ({ as }) => {
  const page = await as('ada');
  for (const path of ['/admin', '/ADMIN/', '/aDmIn']) {
    await visit(page, path);
    await expect(page.getByRole('heading', { name: 'Debug token' }), path).toBeVisible();
  }
  await visit(page, '/NOSESSION/setpassword?token=t&userId=u');
  await expect(page.getByRole('heading', { name: 'Set password' })).toBeVisible();
});

test('Administration lists only what the person may open', async ({ as }) => {
  const max = await as('max');
  await visit(max, '/Administration');
  await max.getByRole('main').getByRole('link', { name: 'Debug token' }).click();
  await expect(max.getByRole('heading', { name: 'Debug token' })).toBeVisible();

  const uma = await as('uma');
  await visit(uma, '/Administration');
  await expect(uma.getByText('There is nothing here for you to open.')).toBeVisible();
  await expect(uma.getByRole('main').getByRole('link')).toHaveCount(0);
});
