import type { ExternalUser } from '@assay/contract/people';
import { days, later } from '@assay/domain/time';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { customerId } from '../../../testing/customers.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { type PersonName, sessionOf } from '../../../testing/people.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const ending: ExternalUser = {
  id: customerId(1),
  name: 'Ines',
  email: 'ines@distributor.example',
  company: { id: customerId(2), name: 'Kivi Drilling Service' },
  categories: [],
  distributorAdmin: false,
  expires: later(new Date(), days(20)).toISOString(),
  hasPassword: true,
  revision: 1,
};

describe('the users from outside', () => {
  it('get a link once more where they never set a password', async () => {
    const unset = { ...ending, hasPassword: false, expires: null };
    const { calls } = fakeApi({
      ...sessionOf('dora'),
      'GET externalUsers': { body: { result: [unset], count: 1 } },
      [`POST externalUsers/${unset.id}/activate`]: { body: unset },
    });
    renderApp('/UserManagement', 'dora');
    expect((await screen.findByRole('link', { name: unset.name })).closest('tr')?.textContent).toContain(
      'Password not set',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send link to Ines' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText('Ines gets an e-mail with a link to set a password.')).toBeTruthy();
    expect(calls()).toContain(`POST externalUsers/${unset.id}/activate`);
  });

  it.each([
    ['dev', '/ExternalUsers'],
    ['dora', '/UserManagement'],
  ] as [PersonName, string][])('are those alone that expire where My page leads %s', async (person, path) => {
    const { sent } = fakeApi({
      ...sessionOf(person),
      'GET externalUsers': { body: { result: [ending], count: 1 } },
    });
    renderApp(`${path}?expiring=true`, person);
    await screen.findByRole('link', { name: ending.name });
    const asked = () => sent.findLast(({ call }) => call === 'GET externalUsers')?.query;
    expect(asked()).toMatchObject({ expiring: 'true' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Expiring within 30 days' }));
    await waitFor(() => expect(asked()?.expiring).toBeUndefined());
    expect(screen.queryByRole('checkbox', { name: 'Expiring within 30 days' })).toBeNull();
  });
});
