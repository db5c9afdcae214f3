import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aMachine, owner, ownerSites, pickerAnswers } from '../../testing/equipments.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { anInspection } from '../../testing/inspections.ts';
import { sessionOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const list = { body: { result: [], count: 0 } };
const customer = {
  ...owner,
  ...{ language: 'en', revision: 1, contacts: [] },
  sites: ownerSites.map((site) => ({ ...site, mdmSiteId: '', mdmType: '', country: '', stateProvince: '' })),
  equipments: [aMachine(1), aMachine(2, { serialNumber: '' })],
};
const answers = {
  ...pickerAnswers,
  ...sessionOf('max'),
  [`GET customers/${owner.id}`]: { body: customer },
  [`GET customers/${owner.id}/history`]: { body: [] },
  'GET audits': list,
  'GET inspections': list,
};

describe('the page of a customer', () => {
  it('adds equipment that is the customer’s, and leads back', async () => {
    fakeApi(answers);
    const { router } = renderApp(`/Customers/${owner.id}`, 'max');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('link', { name: 'Add equipment' }));
    await screen.findByRole('heading', { level: 1, name: 'Add equipment' });
    expect(screen.getAllByLabelText<HTMLInputElement>('Customer')[0]?.value).toBe('Kallio');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(router.state.location.pathname).toBe(`/Customers/${owner.id}`);
  });

  it('lists the inspections of the customer alone', async () => {
    const inspections = { result: [anInspection(9, { name: 'Walk-around' })], count: 1 };
    const api = fakeApi({ ...answers, 'GET inspections': { body: inspections } });
    renderApp(`/Customers/${owner.id}`, 'max');
    expect(await screen.findByText('Walk-around')).toBeTruthy();
    const asked = api.sent.filter(({ call }) => call === 'GET inspections');
    expect(asked.map(({ query }) => query.customerId)).toEqual([owner.id]);
  });

  it('shows a machine without a serial number under its nickname', async () => {
    fakeApi(answers);
    renderApp(`/Customers/${owner.id}`, 'max');
    const cells = (await screen.findByRole('link', { name: 'Nick 2' })).closest('tr')?.querySelectorAll('td');
    expect([...(cells ?? [])].slice(0, 2).map((cell) => cell.textContent)).toEqual(['', 'Nick 2']);
  });

  it('leads to the comparison with the customer that it is merged with', async () => {
    const twin = { ...owner, id: aMachine(9).id, name: 'Kallio Ltd' };
    fakeApi({ ...answers, 'GET customers/query': { body: { result: [owner, twin], count: 2 } } });
    renderApp(`/Customers/${owner.id}`, 'max');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Merge with another' }));
    expect(screen.getByRole('button', { name: 'Compare the two' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('combobox', { name: 'Customer that stays' }));
    await user.click(await screen.findByRole('option', { name: /Kallio Ltd/ }));
    const way = await screen.findByRole('link', { name: 'Compare the two' });
    expect(way.getAttribute('href')).toBe(`/Customers/${owner.id}/compare/${twin.id}`);
  });
});

describe('the page of an equipment', () => {
  it.each([
    [true, 1],
    [false, 0],
  ])('offers people from outside to edit what is theirs to correct: %s', async (editable, links) => {
    const machine = aMachine(1, { editable });
    const path = `Equipments/${machine.id}`;
    const parts = ['history', 'images', 'trends', 'followUps'].map((part) => [`GET ${path}/${part}`, { body: [] }]);
    fakeApi({ ...sessionOf('dora'), [`GET ${path}`]: { body: machine }, ...Object.fromEntries(parts) });
    renderApp(`/${path}`, 'dora');
    await screen.findByRole('heading', { name: machine.serialNumber });
    expect(screen.queryAllByRole('link', { name: 'Edit' })).toHaveLength(links);
  });

  it('says whom to ask where it is no longer theirs to correct', async () => {
    const machine = aMachine(1, { editable: false });
    fakeApi({ ...sessionOf('dora'), [`GET Equipments/${machine.id}`]: { body: machine } });
    renderApp(`/Equipments/${machine.id}/edit`, 'dora');
    expect(await screen.findByText(/Ask them to correct it/)).toBeTruthy();
  });
});
