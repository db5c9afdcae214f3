import { expect } from '@playwright/test';
import { makeCustomer, unique } from '../customers.ts';
import { hold, visit } from '../in-page.ts';
import { List } from '../pages/list.ts';
import { test } from '../world.ts';

const calls = /\/api\/v1\/customers\/query\?/;

const secondPage = /\/api\/v1\/customers\/query\?.*offset=50/;

test('headers sort and turn the order round, numbers by their value [LST-01]', async ({ as, server }) => {
  const word = unique('Order');
  for (const name of ['HP10', 'HP9', 'HP100']) await makeCustomer(server, { name: `${word} ${name}` });
  const page = await as('ada');
  const list = new List(page);
  const upwards = ['HP9', 'HP10', 'HP100'].map((name) => `${word} ${name}`);
  await visit(page, `/Customers?search=${word}`);
  await expect(list.links()).toHaveText(upwards.toReversed());
  await expect(list.header('Name')).toHaveAttribute('aria-sort', 'descending');
  await list.sortBy('Name');
  await expect(list.links()).toHaveText(upwards);
  await expect(list.header('Name')).toHaveAttribute('aria-sort', 'ascending');
  await list.sortBy('Name');
  await expect(list.links()).toHaveText(upwards.toReversed());
  await list.sortBy('MDM ID');
  await expect(list.header('MDM ID')).toHaveAttribute('aria-sort', 'ascending');
  await expect(list.header('Name')).not.toHaveAttribute('aria-sort');
});

test('a search waits for a pause, asks once and begins at the first row [LST-02, LST-05]', async ({ as }) => {
  const page = await as('ada', { fresh: true });
  const list = new List(page);
  await page.clock.install();
  await visit(page, '/Customers?page=2');
  await expect(list.rows.first()).toBeVisible();
  const queries: string[] = [];
  page.on('request', (call) => calls.test(call.url()) && queries.push(new URL(call.url()).search));
  const answer = page.waitForResponse(calls);
  // The page's time stands still between the keys, so that a busy machine makes no pause of its own.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await list.search.pressSequentially('harjukivi');
  expect(queries).toEqual([]);
  await page.clock.resume();
  expect(Object.keys(await (await answer).json())).toEqual(['result', 'count']);
  await expect(list.rows).toHaveCount(1);
  expect(queries).toEqual(['?offset=0&amount=50&search=harjukivi&orderKey=name&orderDirection=desc']);
  await expect(page).toHaveURL(/\/Customers\?search=harjukivi$/);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(list.rows).toHaveCount(50);
  await expect(page).toHaveURL(/\/Customers$/);
});

test('page ranges lead through the rows; a spinner turns while they are not yet those requested, and a list that cannot be had keeps its rows and can try again [LST-03, LST-04, LST-08]', async ({
  as,
  faults,
}) => {
  faults.expect(/^answer: 500 .*customers\/query/, /^console: Failed to load resource: .*status of 500/);
  const page = await as('ada');
  const list = new List(page);
  await page.route(secondPage, (route) => route.fulfill({ status: 500, body: 'down' }));
  await visit(page, '/Customers');
  await expect(list.ranges).toHaveText(['1 ... 50', /^51 ... \d+$/]);
  await expect(list.ranges.first()).toHaveAttribute('aria-current', 'page');
  await expect(list.rows).toHaveCount(50);
  await expect(list.spinner).toBeHidden();
  const first = (await list.links().first().textContent()) ?? '';
  await list.ranges.last().click();
  await expect(list.failure).toContainText('The customers could not be loaded');
  await expect(list.rows).toHaveCount(50);
  await page.unroute(secondPage);

  const goOn = await hold(page, secondPage);
  await list.failure.getByRole('button', { name: 'Retry' }).click();
  await expect(list.spinner).toBeVisible();
  await expect(list.rows).toHaveCount(50);
  goOn();
  await expect(list.failure).toBeHidden();
  await expect(list.rows).not.toHaveCount(50);
  await expect(list.spinner).toBeHidden();
  await expect(list.links().first()).not.toHaveText(first);
  await expect(list.ranges.last()).toHaveAttribute('aria-current', 'page');
  await list.search.fill('harjukivi');
  await expect(list.rows).toHaveCount(1);
  await expect(list.ranges).toHaveCount(0);
});

test('a list that one comes back to from a record is as it was left: its rows, its place, and the focus', async ({
  as,
}) => {
  const page = await as('ada');
  const list = new List(page);
  await visit(page, '/Customers');
  await list.sortBy('Name');
  const found = page.waitForResponse(/customers\/query\?.*search=e/);
  await list.search.fill('e');
  await found;
  await expect(page).toHaveURL(/search=e/);
  await expect(list.spinner).toBeHidden();
  const [address, left] = [page.url(), list.links().nth(25)];
  await left.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const scrolled = () => page.evaluate<number>('scrollY');
  const [before, name] = [await scrolled(), (await left.textContent()) ?? ''];
  expect(before).toBeGreaterThan(100);
  const waysBack = [
    () => page.goBack(),
    () => page.getByRole('navigation', { name: 'Where this page is' }).getByRole('link').click(),
  ];
  for (const comeBack of waysBack) {
    await left.click();
    // The list adds the English name in brackets; the page has it on a line of its own.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.replace(/ \(.*/, ''));
    await expect.poll(scrolled).toBe(0);
    await comeBack();
    await expect(page).toHaveURL(address);
    await expect(list.search).toHaveValue('e');
    await expect(left).toHaveText(name);
    await expect(left).toBeFocused();
    await expect.poll(scrolled).toBe(before);
  }
  // Whoever comes by another way begins at the top.
  await page.getByRole('link', { name: 'My page' }).click();
  await visit(page, '/Customers');
  await expect(list.links().first()).toBeVisible();
  await expect.poll(scrolled).toBe(0);
});
