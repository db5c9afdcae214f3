import type { CertifiedUser } from '@assay/contract/certificates';
import { dayOf, days, later, listDay } from '@assay/domain/time';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { customerId } from '../../testing/customers.ts';
import { type Answers, fakeApi, problem } from '../../testing/fake-api.ts';
import { sessionOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const family = { id: customerId(90), name: 'Jaw J' };
const dayFromNow = (n: number) => `${dayOf(later(new Date(), days(n)))}T00:00:00.000Z`;

const aUser = (n: number, expires: number): CertifiedUser => ({
  id: customerId(n),
  email: `person${n}@provider.example`,
  employeeId: `E${n}`,
  certifications: [
    {
      id: customerId(n + 50),
      certifiedUserId: customerId(n),
      productFamilyId: family.id,
      productFamilyName: family.name,
      certificationDate: dayFromNow(-700),
      expirationDate: dayFromNow(expires),
    },
  ],
  earliestExpiration: dayFromNow(expires),
  revision: 3,
});
const [ended, lastDay] = [aUser(1, -1), aUser(2, 0)];

async function openPage(answers: Answers = {}, address = '/certifications') {
  const api = fakeApi({
    ...sessionOf('carl'),
    'GET certifiedUsers': { body: { result: [ended, lastDay], count: 2 } },
    'GET ProductFamilies/query': { body: { result: [{ ...family, productModels: [] }], count: 1 } },
    ...answers,
  });
  renderApp(address, 'carl');
  await screen.findByRole('link', { name: ended.email });
  const sent = (method: string) => api.sent.filter(({ call }) => call.startsWith(`${method} certifiedUsers`));
  return { user: userEvent.setup(), sent };
}

const dialog = () => within(screen.getByRole('dialog'));
const save = () => dialog().getByRole('button', { name: 'Save' });

async function typeNewcomer(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Add new' }));
  await user.type(dialog().getByRole('textbox', { name: 'E-mail' }), 'new@provider.example');
  await user.type(dialog().getByRole('textbox', { name: 'Employee ID' }), '77');
}

describe('the page of certifications', () => {
  it('asks for people by e-mail ascending, and flags what ended before today alone [LST-07]', async () => {
    const { sent } = await openPage();
    expect(sent('GET')[0]?.query).toMatchObject({ orderKey: 'email', orderDirection: 'asc' });
    const row = (email: string) => screen.getByRole('link', { name: email }).closest('tr')?.textContent;
    expect(row(ended.email)).toContain(`${listDay(dayFromNow(-1))}Expired`);
    expect(row(lastDay.email)).toContain(listDay(dayFromNow(0)));
    expect(row(lastDay.email)).not.toContain('Expired');
    expect(row(lastDay.email)).toContain('Expires soon');
  });

  it('says of several certificates how many are over or near their end, and marks them in the dialog', async () => {
    const [over, near, far] = [aUser(4, -1), aUser(5, 59), aUser(6, 300)];
    const certifications = [over, near, far].flatMap((one) => one.certifications);
    const several = { ...over, certifications };
    const { user } = await openPage({
      'GET certifiedUsers': { body: { result: [ended, several, far], count: 3 } },
      [`GET certifiedUsers/${several.id}/history`]: {
        body: [
          {
            id: 1,
            at: '2026-11-15T10:47:25.137Z',
            actor: 'Carl',
            action: 'changed',
            changes: [{ field: 'employee_id', from: 'E3', to: 'E4' }],
          },
        ],
      },
    });
    const row = (email: string) => screen.getByRole('link', { name: email }).closest('tr')?.textContent;
    expect(row(several.email)).toContain(`${listDay(dayFromNow(-1))}1 of 3 expired1 of 3 expires soon`);
    expect(row(far.email)).not.toMatch(/expire/i);
    await user.click(screen.getByRole('link', { name: several.email }));
    const parts = await dialog().findAllByRole('group', { name: /^Certification \d/ });
    expect(parts.map(({ textContent }) => /Expired|Expires soon/.exec(textContent ?? '')?.[0])).toEqual([
      'Expired',
      'Expires soon',
      undefined,
    ]);
    const [first] = parts;
    if (!first) throw new Error('There is no certification.');
    fireEvent.change(within(first).getByLabelText('Expires on'), { target: { value: dayFromNow(300).slice(0, 10) } });
    expect(within(first).queryByText('Expired')).toBeNull();
    await user.click(dialog().getByText('History'));
    expect(await dialog().findByText(/Employee ID/, { selector: 'li *' })).toBeTruthy();
  });

  it('shows those alone that expire where My page leads there, and everybody once that is taken off', async () => {
    const { user, sent } = await openPage({}, '/certifications?expiring=true');
    expect(sent('GET').at(-1)?.query).toMatchObject({ expiring: 'true' });
    await user.click(screen.getByRole('checkbox', { name: 'Expiring within 60 days' }));
    await waitFor(() => expect(sent('GET').at(-1)?.query.expiring).toBeUndefined());
    expect(screen.queryByRole('checkbox', { name: 'Expiring within 60 days' })).toBeNull();
  });

  it('sends a new certification from today for two years, its temporary id as empty', async () => {
    const { user, sent } = await openPage({ 'POST certifiedUsers': { body: aUser(3, 700) } });
    await typeNewcomer(user);
    await user.click(dialog().getByRole('button', { name: 'Add certification' }));
    await user.click(dialog().getByRole('combobox', { name: 'Product family' }));
    await user.click(await dialog().findByRole('option', { name: family.name }));
    await user.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const today = dayOf(new Date());
    expect(sent('POST')[0]?.body).toEqual({
      email: 'new@provider.example',
      employeeId: '77',
      certifications: [
        {
          id: '',
          productFamilyId: family.id,
          certificationDate: today,
          expirationDate: `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`,
        },
      ],
    });
  });

  it('saves nobody without an e-mail address and an employee ID, and nobody twice', async () => {
    const reply = Promise.withResolvers<{ body: unknown }>();
    const { user, sent } = await openPage({ 'POST certifiedUsers': () => reply.promise });
    await user.click(screen.getByRole('button', { name: 'Add new' }));
    await user.click(save());
    expect(dialog().getByText('Enter an e-mail address')).toBeTruthy();
    expect(dialog().getByText('Enter the employee ID')).toBeTruthy();
    expect(sent('POST')).toEqual([]);
    await user.type(dialog().getByRole('textbox', { name: 'E-mail' }), 'new@provider.example');
    await user.type(dialog().getByRole('textbox', { name: 'Employee ID' }), '77');
    await user.click(save());
    expect(save()).toHaveProperty('disabled', true);
    await user.keyboard('{Enter}');
    expect(sent('POST')).toHaveLength(1);
    reply.resolve({ body: aUser(3, 700) });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('tells which change failed and how it was answered, until the next attempt', async () => {
    let answer: ReturnType<typeof problem> | 'lost' = problem(500, 'unexpected');
    const { user, sent } = await openPage({
      [`PATCH certifiedUsers/${ended.id}`]: () => answer,
      'POST certifiedUsers': () => answer,
      [`DELETE certifiedUsers/${lastDay.id}`]: () => answer,
    });
    // The page behind a dialog is hidden from those who cannot see it.
    const area = () => screen.getAllByRole('alert', { hidden: true }).map(({ textContent }) => textContent);
    await user.click(screen.getByRole('link', { name: ended.email }));
    await user.click(await dialog().findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(area()[0]).toContain('Error updating user "person1@provider.example" (E1)'));
    expect(area()[0]).toContain('Error: 500');
    expect(sent('PATCH')[0]?.headers.get('if-match')).toBe('"3"');
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('alert').compareDocumentPosition(screen.getByRole('button', { name: 'Add new' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );

    answer = 'lost';
    await typeNewcomer(user);
    await user.click(save());
    await waitFor(() => expect(area()[0]).toContain('Error creating user "new@provider.example" (77)'));
    expect(area()[0]).toContain('Unexpected error');
    expect(area().join()).not.toContain('Error updating');
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Leave and lose the changes' }));

    answer = problem(503, 'away');
    await user.click(screen.getByRole('button', { name: `Delete ${lastDay.email}` }));
    await user.click(dialog().getByRole('button', { name: 'Delete user' }));
    await waitFor(() => expect(area()).toHaveLength(1));
    expect(area()[0]).toContain('Error deleting user "person2@provider.example" (E2)');
    expect(area()[0]).toContain('Error: 503');
  });
});
