import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { customerId } from '../../../testing/customers.ts';
import { owner, ownerSites, pickerAnswers } from '../../../testing/equipments.ts';
import { type Answers, fakeApi, problem } from '../../../testing/fake-api.ts';
import { sessionOf } from '../../../testing/people.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const [north, south] = ownerSites;
const contact = (number: number, name: string, customerSiteId: string | null) => ({
  id: customerId(number),
  name,
  customerSiteId,
  email: `${name.toLowerCase()}@customer.example`,
  phoneNumber: '1',
  language: 'en',
});
const protocol = (name: string, type: string) => ({
  protocolId: name,
  name,
  type,
  fit: 'any',
  created: '',
  targets: [],
});

function openPage(sites: typeof ownerSites = ownerSites, more: Answers = {}) {
  const contacts = [contact(1, 'Office', null), contact(2, 'Pit', south?.id ?? '')];
  const api = fakeApi({
    ...sessionOf('uma'),
    ...pickerAnswers,
    [`GET customers/${owner.id}`]: {
      body: { ...owner, contacts, sites: sites.map((one) => ({ ...one, country: '', stateProvince: '' })) },
    },
    'GET inspectionProtocols/sortedByFit': ({ query }) => ({
      body:
        query.type === 'Audit_Site'
          ? [protocol('Newest', 'Audit_Site'), protocol('Older', 'Audit_Site')]
          : [protocol('Operations', 'Audit_Site_Operational')],
    }),
    'POST audits': ({ body }) => ({ status: 201, body: { ...(body as object) } }),
    ...more,
  });
  renderApp(`/Audits/new?customer=${owner.id}`, 'uma');
  const field = (name: string | RegExp) => screen.getByLabelText(name) as HTMLInputElement;
  const picked = (name: string | RegExp) => (screen.getByRole('combobox', { name }) as HTMLInputElement).value;
  return { api, field, picked, user: userEvent.setup() };
}

describe('the page of a new audit', () => {
  it('presets customer, the only site, the newest protocols and the likely contact, and sends what was chosen', async () => {
    const { api, field, picked, user } = openPage(south ? [south] : []);
    await waitFor(() => expect(field('Contact name').value).toBe('Pit'));
    expect(picked(/^Customer/)).toBe(owner.name);
    expect(picked(/^Site(?! protocol)/)).toBe('South');
    await waitFor(() => expect(picked(/^Site protocol/)).toBe('Newest'));
    expect(picked('Operational protocol')).toBe('Operations');
    await user.clear(field('Contact name'));
    await user.type(field('Contact name'), 'Night shift');
    await user.click(screen.getByRole('button', { name: 'Start audit' }));
    await waitFor(() => expect(api.calls()).toContain('POST audits'));
    expect(api.sent.findLast(({ call }) => call === 'POST audits')?.body).toMatchObject({
      id: expect.any(String),
      customerSiteId: south?.id,
      siteProtocolId: 'Newest',
      operationalProtocolId: 'Operations',
      contactName: 'Night shift',
      contactEmail: 'pit@customer.example',
    });
  });

  it('asks for the site where a customer has several, and sends nothing before it is chosen', async () => {
    const { api, field, picked, user } = openPage();
    await waitFor(() => expect(field('Contact name').value).toBe('Office'));
    expect(picked(/^Site(?! protocol)/)).toBe('');
    await waitFor(() => expect(picked(/^Site protocol/)).toBe('Newest'));
    await user.click(screen.getByRole('button', { name: 'Start audit' }));
    expect(await screen.findByText('Choose a site')).toBeTruthy();
    expect(api.calls()).not.toContain('POST audits');
    expect(north?.name).toBe('North');
  });

  it('says why there is no protocol to choose without network, and what to do, also once a start was tried', async () => {
    // Somebody before the server answers, as where a network leads nowhere.
    const nobody = problem(502, 'unexpected');
    const { api, user } = openPage(south ? [south] : [], { 'GET inspectionProtocols/sortedByFit': nobody });
    const why = /^No connection, and no site audit protocol is kept on this device\. Connect once:/;
    expect(await screen.findByText(why)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Start audit' }));
    expect(screen.getByText(why)).toBeTruthy();
    expect(screen.queryByText('Choose a protocol')).toBeNull();
    expect(api.calls()).not.toContain('POST audits');
  });
});
