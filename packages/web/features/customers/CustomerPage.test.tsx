import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCustomer, customerId } from '../../testing/customers.ts';
import { aMachine } from '../../testing/equipments.ts';
import { type Answers, fakeApi, problem } from '../../testing/fake-api.ts';
import { sessionOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const path = `customers/${customerId(1)}`;
const empty = { body: { result: [], count: 0 } };

const open = (answers: Answers) => {
  const none = { [`GET ${path}/history`]: { body: [] }, 'GET audits': empty, 'GET inspections': empty };
  fakeApi({ ...sessionOf('dev'), ...none, ...answers });
  renderApp(`/Customers/${customerId(1)}`, 'dev');
};

const texts = (cells: HTMLElement[]) => cells.map(({ textContent }) => textContent);

describe('the page of a customer', () => {
  it('shows its facts, sites, contacts and equipment [CUS-03]', async () => {
    const pit = { id: customerId(11), name: 'Pit 2', mdmSiteId: 'S-1', mdmType: 'Quarry', country: 'Finland' };
    const aino = { id: customerId(13), name: 'Aino', email: 'aino@customer.example', phoneNumber: '+358 40' };
    open({
      [`GET ${path}`]: {
        body: aCustomer(1, {
          name: 'Kallio',
          englishName: 'Rock',
          sites: [{ ...pit, stateProvince: 'Lapland', timeZone: '' }],
          contacts: [{ ...aino, language: 'en', customerSiteId: null }],
          equipments: [aMachine(14)],
        }),
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'Kallio' });
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual(['Kallio', 'C1', 'Rock', 'English']);
    const table = (name: string) => within(screen.getByRole('region', { name }));
    expect(texts(table('Sites').getAllByRole('columnheader'))).toEqual([
      ...['Name', 'MDM ID', 'MDM type', 'Country', 'State-province'],
    ]);
    expect(texts(table('Sites').getAllByRole('cell'))).toEqual(['Pit 2', 'S-1', 'Quarry', 'Finland', 'Lapland']);
    expect(texts(table('Contacts').getAllByRole('cell')).slice(0, 3)).toEqual([
      ...['Aino', 'aino@customer.example', '+358 40'],
    ]);
    expect(texts(table('Equipments').getAllByRole('columnheader'))).toEqual(['Serial', 'Nickname', 'Family', 'Model']);
    expect(texts(table('Equipments').getAllByRole('cell'))).toEqual(['S14', 'Nick 14', 'Cone', 'HP200']);
  });

  it('says what it has not [CUS-03]', async () => {
    open({ [`GET ${path}`]: { body: aCustomer(1) } });
    for (const what of ['sites', 'contacts', 'equipment'])
      expect(await screen.findByText(`No ${what} defined for the customer`)).toBeTruthy();
  });

  it('says that it is not there, and leads to all others', async () => {
    open({ [`GET ${path}`]: problem(404, 'notFound') });
    expect((await screen.findByRole('alert')).textContent).toContain('The customer could not be loaded');
    expect(screen.getByRole('link', { name: 'All customers' }).getAttribute('href')).toBe('/Customers');
  });
});
