import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { customersAnswer } from '../../testing/customers.ts';
import { type Answers, fakeApi, problem } from '../../testing/fake-api.ts';
import { sessionOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const listCall = 'GET customers/query';

async function openList(address = '/Customers', answer: Answers[string] = customersAnswer(120)) {
  const api = fakeApi({ ...sessionOf('dev'), [listCall]: answer });
  const app = renderApp(address, 'dev');
  await screen.findByRole('heading', { name: 'Customers' });
  const queries = () => api.sent.filter(({ call }) => call === listCall).map(({ query }) => query);
  return { user: userEvent.setup(), queries, search: () => app.router.state.location.search, ...app };
}

const rows = () => screen.getAllByRole('row').slice(1);

describe('a list', () => {
  it('asks by its defaults, shows the rows that it gets, and leads to the others by their ranges [LST-03]', async () => {
    const { queries, search } = await openList();
    expect(await screen.findByRole('link', { name: 'Customer 50' })).toBeTruthy();
    expect(rows()).toHaveLength(50);
    expect(screen.getByText('120 in all')).toBeTruthy();
    const pages = within(await screen.findByRole('navigation', { name: /^Pages of the list/ })).getAllByRole('link');
    expect(pages.map(({ textContent }) => textContent)).toEqual(['1 ... 50', '51 ... 100', '101 ... 120']);
    expect(pages.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null]);
    expect(queries()).toEqual([{ offset: '0', amount: '50', orderKey: 'name', orderDirection: 'desc' }]);
    expect(search()).toEqual({});
  });

  it('draws as many rows as a screen shows, then the rest; rows that it knows are drawn at once', async () => {
    const drawn: number[] = [];
    const watch = new MutationObserver((changes) => {
      const tables = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof HTMLElement);
      const added = tables.filter((node) => node.matches('tbody > tr')).length;
      if (added > 0) drawn.push(added);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    const { router } = await openList();
    await screen.findByRole('link', { name: 'Customer 50' });
    expect(drawn).toEqual([26]);
    await router.navigate({ to: '/Account' });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Customer 50' })).toBeNull());
    await router.navigate({ to: '/Customers' });
    await screen.findByRole('link', { name: 'Customer 50' });
    expect(drawn).toEqual([26]);
    watch.disconnect();
  });

  it('opens as its address says', async () => {
    const { queries } = await openList(
      '/Customers?search=1&sort=mdmCustomerId&direction=asc&page=2',
      customersAnswer(500),
    );
    await screen.findAllByRole('row');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('1');
    expect(queries()).toEqual([
      { offset: '50', amount: '50', search: '1', orderKey: 'mdmCustomerId', orderDirection: 'asc' },
    ]);
  });

  it('has the same rows on the way back from a record, for whoever opens its address, and before its page was turned', async () => {
    const { user, router, queries, search, unmount } = await openList();
    await user.click(within(await screen.findByRole('columnheader', { name: 'Name' })).getByRole('button'));
    await waitFor(() => expect(search()).toEqual({ sort: 'name', direction: 'asc' }));
    await user.click(await screen.findByRole('link', { name: '101 ... 120' }));
    const opened = await screen.findByRole('link', { name: 'Customer 101' });
    const place = { sort: 'name', direction: 'asc', page: '3' };
    const asked = { offset: '100', amount: '50', orderKey: 'name', orderDirection: 'asc' };
    expect([search(), queries().at(-1)]).toEqual([place, asked]);
    const { href } = router.state.location;
    await user.click(opened);
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/Customers'));
    router.history.back();
    expect(await screen.findByRole('link', { name: 'Customer 101' })).toBeTruthy();
    expect(rows()).toHaveLength(20);
    expect(search()).toEqual(place);
    router.history.back();
    expect(await screen.findByRole('link', { name: 'Customer 1' })).toBeTruthy();
    expect(rows()).toHaveLength(50);
    expect(search()).toEqual({ sort: 'name', direction: 'asc' });
    unmount();
    const elsewhere = await openList(href);
    expect(await screen.findByRole('link', { name: 'Customer 101' })).toBeTruthy();
    expect([rows().length, elsewhere.queries()]).toEqual([20, [asked]]);
  });

  it('goes back to its first rows when the search changes [LST-02]', async () => {
    const { user, queries, search } = await openList('/Customers?page=2');
    await screen.findByRole('link', { name: 'Customer 51' });
    await user.type(screen.getByRole('searchbox'), '12');
    expect(await screen.findByText('3 found')).toBeTruthy();
    expect(queries().at(-1)).toMatchObject({ offset: '0', search: '12' });
    expect(search()).toEqual({ search: '12' });
    expect(screen.queryByRole('navigation', { name: /^Pages of the list/ })).toBeNull();
  });

  it('is sorted by its headers, which turn the order round when they are pressed again [LST-01]', async () => {
    const { user, queries } = await openList('/Customers', customersAnswer(3));
    const header = (name: string) => screen.getByRole('columnheader', { name });
    await screen.findByRole('link', { name: 'Customer 1' });
    expect(header('Name').getAttribute('aria-sort')).toBe('descending');
    for (const [name, order] of [
      ['Name', 'ascending'],
      ['Name', 'descending'],
      ['MDM ID', 'ascending'],
    ] as const) {
      await user.click(within(header(name)).getByRole('button'));
      await waitFor(() => expect(header(name).getAttribute('aria-sort')).toBe(order));
    }
    expect(header('Name').hasAttribute('aria-sort')).toBe(false);
    // The order that it began with is known already.
    await waitFor(() =>
      expect(queries().map(({ orderKey, orderDirection }) => `${orderKey} ${orderDirection}`)).toEqual([
        ...['name desc', 'name asc', 'mdmCustomerId asc'],
      ]),
    );
  });

  it('is sorted on a phone by one field and a turn of its order, whatever number of columns sorts [LST-01]', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      ...{ matches: query.includes('max-width: 48em'), media: query },
      ...{ addEventListener: () => undefined, removeEventListener: () => undefined },
    }));
    try {
      const { queries, user } = await openList('/Customers', customersAnswer(3));
      const sortBy = await screen.findByRole('combobox', { name: 'Sort by' });
      expect(
        within(sortBy)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(['Sorted by Name', 'Sorted by MDM ID']);
      await user.click(screen.getByRole('button', { name: /^Descending/ }));
      await screen.findByRole('button', { name: /^Ascending/ });
      expect(queries().at(-1)).toMatchObject({ orderKey: 'name', orderDirection: 'asc' });
      await user.selectOptions(sortBy, 'Sorted by MDM ID');
      await waitFor(() => expect(queries().at(-1)).toMatchObject({ orderKey: 'mdmCustomerId', orderDirection: 'asc' }));
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('shows a spinner while its rows are not yet those requested, and keeps the old ones [LST-04]', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const answer = customersAnswer(120);
    const { user } = await openList('/Customers', async (sent) => {
      if (sent.query.offset === '50') await promise;
      return answer(sent);
    });
    await screen.findByRole('link', { name: 'Customer 1' });
    expect(screen.queryByRole('status', { name: 'Loading rows' })).toBeNull();
    await user.click(screen.getByRole('link', { name: '51 ... 100' }));
    expect(await screen.findByRole('status', { name: 'Loading rows' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Customer 1' })).toBeTruthy();
    resolve();
    expect(await screen.findByRole('link', { name: 'Customer 51' })).toBeTruthy();
    expect(screen.queryByRole('status', { name: 'Loading rows' })).toBeNull();
  });

  it('says what failed, keeps the old rows and can try again [LST-08]', async () => {
    let down = true;
    const answer = customersAnswer(120);
    const { user } = await openList('/Customers', (sent) =>
      sent.query.offset === '50' && down ? problem(500, 'unexpected') : answer(sent),
    );
    await user.click(await screen.findByRole('link', { name: '51 ... 100' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The customers could not be loaded');
    expect(screen.getByRole('link', { name: 'Customer 1' })).toBeTruthy();
    down = false;
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Customer 51' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks for a page ahead of need, once', async () => {
    const { user, queries } = await openList();
    await user.hover(await screen.findByRole('link', { name: '51 ... 100' }));
    await waitFor(() => expect(queries().map(({ offset }) => offset)).toEqual(['0', '50']));
    await user.click(screen.getByRole('link', { name: '51 ... 100' }));
    await screen.findByRole('link', { name: 'Customer 51' });
    expect(queries()).toHaveLength(2);
  });

  it('leads from a page past the end to the last one', async () => {
    const { search } = await openList('/Customers?page=9');
    expect(await screen.findByRole('link', { name: 'Customer 101' })).toBeTruthy();
    expect(search()).toEqual({ page: '3' });
  });

  it('says what would be here while it is empty, and that nothing matches a search', async () => {
    const { user } = await openList('/Customers', customersAnswer(0));
    expect(await screen.findByText('There are no customers yet')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'New customer' })).toHaveLength(2);
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText('Nothing matches')).toBeTruthy();
  });
});
