import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aMachine, coneModels, kivi, owner, ownerSites, pickerAnswers } from '../../testing/equipments.ts';
import { type Answers, fakeApi, problem } from '../../testing/fake-api.ts';
import { type PersonName, sessionOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const known = aMachine(1, { customer: owner, customerSite: ownerSites[0], customerSiteId: ownerSites[0]?.id });
const path = `Equipments/${known.id}`;

async function open(address: string, answers: Answers, person: PersonName = 'max') {
  const api = fakeApi({ ...sessionOf(person), ...pickerAnswers, [`GET ${path}`]: { body: known }, ...answers });
  const { router } = renderApp(address, person);
  await screen.findByRole('button', { name: 'Save equipment' });
  const sent = (call: string) => api.sent.filter((one) => one.call === call);
  return { user: userEvent.setup(), sent, router };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const picker = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
/** What a reader of the screen hears beside a field. */
const faultOf = (at: HTMLElement): string | undefined =>
  document.getElementById(at.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent;
const save = () => screen.getByRole('button', { name: 'Save equipment' });

describe('the form of an equipment', () => {
  it('sends a new machine with its model, site and companies', async () => {
    const { user, sent, router } = await open('/Equipments/new', { 'POST Equipments': { status: 201, body: known } });
    await user.type(field('Serial number'), 'S1');
    expect(picker('Product model').disabled).toBe(true);
    await user.type(picker('Product family'), 'cone{Enter}');
    await waitFor(() => expect(picker('Product model').disabled).toBe(false));
    await user.type(picker('Product model'), 'hp300{Enter}');
    await waitFor(() => expect(picker('Product model').value).toBe('HP300'));
    await user.type(picker('Customer'), 'kal{Enter}');
    await waitFor(() => expect(picker('Site').disabled).toBe(false));
    await user.type(picker('Site'), 'south{Enter}');
    await user.type(picker('Assigned companies'), 'kivi{Enter}');
    await screen.findByRole('button', { name: `Remove ${kivi.name}` });
    await user.click(save());
    await waitFor(() => expect(router.state.location.pathname).toBe(`/Equipments/${known.id}`));
    expect(sent('POST Equipments')[0]?.body).toEqual({
      serialNumber: 'S1',
      nickName: '',
      mdmEquipmentId: '',
      productModelId: coneModels[1]?.id,
      customerId: owner.id,
      customerSiteId: ownerSites[1]?.id,
      companyIds: [kivi.id],
    });
  });

  it('asks for all that is missing before anything is sent, for the product where the next step is', async () => {
    const { user, sent } = await open('/Equipments/new', {});
    await user.click(save());
    expect(await screen.findByText('Choose a product family and model')).toBeTruthy();
    expect(faultOf(picker('Product family'))).toBe('Choose a product family and model');
    expect(faultOf(field('Serial number'))).toBe('Enter a serial number or a nickname');
    await waitFor(() => expect(document.activeElement).toBe(field('Serial number')));
    await user.type(field('Nickname'), 'Big one');
    await user.type(picker('Product family'), 'cone{Enter}');
    await waitFor(() => expect(picker('Product family').value).toBe('Cone'));
    await user.click(save());
    expect(await screen.findByText('Choose a product model')).toBeTruthy();
    expect(screen.queryByText('Enter a serial number or a nickname')).toBeNull();
    expect(sent('POST Equipments')).toEqual([]);
  });

  it('takes the model away with its family, and the site with its customer', async () => {
    const { user } = await open(`/Equipments/${known.id}/edit`, {});
    expect([picker('Product model').value, picker('Site').value]).toEqual(['HP200', 'North']);
    await user.type(picker('Product family'), 'jaw{Enter}');
    await waitFor(() => expect(picker('Product model').value).toBe(''));
    await user.clear(picker('Customer'));
    expect(picker('Site').value).toBe('');
    expect(picker('Site').disabled).toBe(true);
  });

  it('shows the errors of the server at their fields and keeps what was typed', async () => {
    const errors = [
      { path: 'serialNumber', message: 'The family has an equipment with this serial number already' },
      { path: 'customerSiteId', message: 'There is no such customer site' },
    ];
    const { user } = await open(`/Equipments/${known.id}/edit`, { [`PUT ${path}`]: problem(409, 'taken', { errors }) });
    await user.type(field('Nickname'), ' kept');
    await user.click(save());
    const summary = await screen.findByRole('alert');
    const lines = within(summary).getAllByRole('button');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Serial number: The family has an equipment with this serial number already',
      'Customer: There is no such customer site',
    ]);
    await waitFor(() => expect(document.activeElement).toBe(field('Serial number')));
    expect(faultOf(field('Serial number'))).toBe('The family has an equipment with this serial number already');
    await user.click(lines[1] as HTMLElement);
    expect(document.activeElement).toBe(picker('Customer'));
    expect(field('Serial number').getAttribute('aria-invalid')).toBe('true');
    expect(picker('Customer').getAttribute('aria-invalid')).toBe('true');
    expect(field('Nickname').value).toBe('Nick 1 kept');
  });

  it('saves the choices of a conflict, a model with its family and a site with its customer', async () => {
    const theirs = { ...known, nickName: 'Theirs', customer: null, customerSite: null, companies: [kivi], revision: 9 };
    const { user, sent } = await open(`/Equipments/${known.id}/edit`, {
      [`PUT ${path}`]: ({ headers }) =>
        headers.get('if-match') === '"9"' ? { body: theirs } : problem(412, 'stale', { current: theirs }),
    });
    await user.type(field('Nickname'), ' mine');
    await user.type(picker('Product model'), 'hp300{Enter}');
    await waitFor(() => expect(picker('Product model').value).toBe('HP300'));
    await user.click(save());
    const dialog = await screen.findByRole('dialog', { name: 'Changed by somebody else meanwhile' });
    const side = (label: string, name: RegExp) =>
      within(within(dialog).getByRole('radiogroup', { name: label })).getByRole<HTMLInputElement>('radio', { name });
    expect(side('Product model', /Yours.*Cone · HP300/).checked).toBe(true);
    expect(side('Customer and site', /Theirs.*\(empty\)/).checked).toBe(true);
    expect(side('Assigned companies', /Theirs.*Kivi/).checked).toBe(true);
    await user.click(side('Customer and site', /Yours.*Kallio · North/));
    await user.click(within(dialog).getByRole('button', { name: 'Save these choices' }));
    await waitFor(() => expect(sent(`PUT ${path}`)).toHaveLength(2));
    expect(sent(`PUT ${path}`)[1]?.body).toMatchObject({
      nickName: 'Nick 1 mine',
      productModelId: coneModels[1]?.id,
      customerId: owner.id,
      customerSiteId: ownerSites[0]?.id,
      companyIds: [kivi.id],
    });
  });

  it('asks before what was typed is left', async () => {
    const { user, router } = await open(`/Equipments/${known.id}/edit`, {});
    await user.type(field('Nickname'), ' typed');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    const question = await screen.findByRole('dialog', { name: 'Unsaved changes' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(field('Nickname').value).toBe('Nick 1 typed');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave and lose the changes' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/Equipments/${known.id}`));
  });

  it('offers companies to staff alone', async () => {
    await open('/Equipments/new', {}, 'dora');
    expect(screen.queryByRole('combobox', { name: 'Assigned companies' })).toBeNull();
  });
});
