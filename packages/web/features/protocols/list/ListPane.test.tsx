import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { coneFamily } from '../../../testing/equipments.ts';
import { type Answers, fakeApi } from '../../../testing/fake-api.ts';
import { sessionOf } from '../../../testing/people.ts';
import { aKnownProtocol } from '../../../testing/protocols.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const search = 'GET InspectionProtocols/search';
const [anyProduct] = aKnownProtocol(1).targets;

async function openList(address = '/Protocols', answers: Answers = {}) {
  const every = Array.from({ length: 52 }, (_, place) => aKnownProtocol(place + 1));
  const api = fakeApi({
    ...sessionOf('dev'),
    [search]: ({ query: { offset = '0', amount = '50' } }) => ({
      body: { result: every.slice(Number(offset), Number(offset) + Number(amount)), count: every.length },
    }),
    ...answers,
  });
  const { router } = renderApp(address, 'dev');
  await screen.findAllByRole('link', { name: /^Protocol \d/ });
  const asked = () => api.sent.findLast(({ call }) => call === search)?.query;
  return { user: userEvent.setup(), asked, location: () => router.state.location.search };
}

describe('the list of protocols', () => {
  it('is newest first, sorted by name, type and creation, searched, and paged [PRO-01]', async () => {
    const { user, asked } = await openList();
    expect(asked()).toEqual({ offset: '0', amount: '50', orderKey: 'created', orderDirection: 'desc' });
    for (const [name, orderKey] of [
      ['Name', 'name'],
      ['Type', 'type'],
      ['Created (UTC)', 'created'],
    ] as const) {
      await user.click(within(screen.getByRole('columnheader', { name })).getByRole('button'));
      await waitFor(() => expect(asked()).toMatchObject({ orderKey }));
    }
    expect(screen.getByText('52 in all')).toBeTruthy();
    await user.click(await screen.findByRole('link', { name: '51 ... 52' }));
    await waitFor(() => expect(asked()).toMatchObject({ offset: '50' }));
    expect(await screen.findByRole('link', { name: 'Protocol 52' })).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), 'jaw');
    await waitFor(() => expect(asked()).toMatchObject({ search: 'jaw', offset: '0' }));
  });

  it('is filtered by the types that people make, which the address keeps [PRO-01]', async () => {
    const { user, asked, location } = await openList();
    const types = screen.getByRole('combobox', { name: 'Inspection types' });
    await user.click(types);
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(options).toHaveLength(17);
    expect(options.filter((option) => /custom/i.test(option ?? ''))).toEqual([]);
    await user.type(types, 'weekly{Enter}');
    await user.type(types, 'site audit{Enter}');
    await waitFor(() => expect(asked()?.types).toBe('Weekly,Audit_Site'));
    expect(location()).toMatchObject({ types: 'Weekly,Audit_Site' });
    await user.click(screen.getByRole('button', { name: 'Remove Weekly' }));
    await waitFor(() => expect(asked()?.types).toBe('Audit_Site'));
  });

  it('names up to three products and how many others there are, or any product [PRO-01]', async () => {
    const model = (productModelName: string) => ({ ...anyProduct, productModelId: productModelName, productModelName });
    const five = ['M1', 'M2', 'M3', 'M4', 'M5'].map((name) => model(name));
    const none = { ...anyProduct, productFamilyId: null, productFamilyName: '' };
    const protocols = [aKnownProtocol(1, { targets: five as never }), aKnownProtocol(2, { targets: [none] as never })];
    await openList('/Protocols', { [search]: { body: { result: protocols, count: 2 } } });
    const products = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[2]?.textContent?.trim());
    const { name } = coneFamily;
    expect(products).toEqual([`${name} M1, ${name} M2, ${name} M3 and 2 others`, 'Any product']);
  });
});
