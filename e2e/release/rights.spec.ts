import { gatedRoutes, shellCases, specifiedItems } from '@assay/contract/specified-shell';
import { expect } from '@playwright/test';
import { emailOf, type Name } from '../cast.ts';
import { follow, visit } from '../in-page.ts';
import { Bar } from '../pages/bar.ts';
import { test } from '../world.ts';

const refusal = 'Your permissions are not enough for seeing this page.';

/** Everybody of the cast with what the specifications show and open to them. */
const cast = shellCases.flatMap(({ name, ...one }) => (name && one.level > 0 ? [{ ...one, name: name as Name }] : []));

test('each of the cast has the bar of their rights, opens what is theirs and is refused the rest [SHL-04, SHL-05, SHL-08, ACC-02, ACC-03, ACC-04, ACC-05, ACC-06]', async ({
  as,
}) => {
  const page = await as('ada');
  for (const [turn, { name, bar, opens, level }] of cast.entries()) {
    await as(name, { instead: page });
    await visit(page, '/');
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading, name).toHaveText('My page');
    const { root, person, logOut } = new Bar(page);
    await expect(person).toHaveText(emailOf(name));
    const items = Object.entries(specifiedItems).filter(([path]) => bar.some((shown) => shown === path));
    const shown = root.getByRole('navigation').getByRole('link');
    await expect(shown, name).toHaveText(items.map(([, title]) => new RegExp(`^${title}$`, 'i')));
    await expect(logOut).toHaveAttribute('href', /\/auth\/logout$/);
    // Each takes another part of the routes, in another spelling; every route with everybody is a table of the web tests.
    for (const path of gatedRoutes.filter((_, place) => place % 4 === turn % 4)) {
      await follow(page, turn % 2 ? path.toUpperCase() : path.toLowerCase());
      const isOpen = path === '/UserManagement' ? level > 1 : opens.includes(path);
      await expect(page.getByText(refusal), `${name} at ${path}`).toBeVisible({ visible: !isOpen });
      if (isOpen) await expect(heading, `${name} at ${path}`).not.toHaveText(/No permission|no page/);
    }
  }
});
