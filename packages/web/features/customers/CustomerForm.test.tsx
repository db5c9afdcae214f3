import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aCustomer, customerId } from '../../testing/customers.ts';
import { type Answers, fakeApi, problem } from '../../testing/fake-api.ts';
import { sessionOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const site = {
  id: customerId(50),
  name: 'North',
  mdmSiteId: '',
  mdmType: '',
  country: '',
  stateProvince: '',
  timeZone: '',
};
const known = aCustomer(1, { sites: [site], revision: 4 });
const path = `customers/${known.id}`;

async function openForm(put: Answers[string]) {
  const api = fakeApi({ ...sessionOf('max'), [`GET ${path}`]: { body: known }, [`PUT ${path}`]: put });
  const { router } = renderApp(`/Customers/${known.id}/edit`, 'max');
  await screen.findByRole('button', { name: 'Save customer' });
  const puts = () => api.sent.filter(({ call }) => call === `PUT ${path}`);
  return { user: userEvent.setup(), puts, router };
}

const nameField = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Name' })[0] as HTMLInputElement;
const save = () => screen.getByRole('button', { name: 'Save customer' });

describe('the form of a customer', () => {
  it('sends what was typed with the revision that was read, new parts under temporary ids', async () => {
    const { user, puts, router } = await openForm({ body: { ...known, name: 'Customer 1 new', revision: 5 } });
    await user.type(nameField(), ' new');
    await user.click(screen.getByRole('button', { name: 'Add site' }));
    await user.keyboard('South');
    await user.click(save());
    await waitFor(() => expect(router.state.location.pathname).toBe(`/Customers/${known.id}`));
    expect(puts()[0]?.headers.get('if-match')).toBe('"4"');
    expect(puts()[0]?.body).toMatchObject({
      name: 'Customer 1 new',
      sites: [site, { id: expect.stringMatching(/^temp-id-/), name: 'South' }],
    });
  });

  it('marks what must be filled in, as every form does: the names of customer, site and contact', async () => {
    const { user } = await openForm({ body: known });
    await user.click(screen.getByRole('button', { name: 'Add contact' }));
    const marked = screen.getAllByRole<HTMLInputElement>('textbox').filter(({ required }) => required);
    expect(marked.map((field) => field.labels?.[0]?.textContent)).toEqual(['Name *', 'Name *', 'Name *']);
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeTruthy();
  });

  it('shows the errors of the server at their fields and keeps what was typed', async () => {
    const errors = [{ path: 'sites.0.name', message: 'Must not be empty' }];
    const { user } = await openForm(problem(400, 'invalid', { errors }));
    await user.type(nameField(), ' kept');
    await user.click(save());
    const faulty = await screen.findByText('Must not be empty');
    expect(screen.getByRole('group', { name: 'Site 1' }).contains(faulty)).toBe(true);
    expect(nameField().value).toBe('Customer 1 kept');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps everything when saving fails, and says so', async () => {
    const { user } = await openForm(problem(500, 'unexpected'));
    await user.type(nameField(), ' kept');
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toContain('Everything that you typed is still here.');
    expect(nameField().value).toBe('Customer 1 kept');
  });

  it('saves the choices of a conflict with the new revision', async () => {
    const theirs = { ...known, name: 'Theirs', mdmCustomerId: 'T9', revision: 7 };
    const { user, puts } = await openForm(({ headers }) =>
      headers.get('if-match') === '"7"' ? { body: theirs } : problem(412, 'stale', { current: theirs }),
    );
    await user.type(nameField(), ' mine');
    await user.click(save());
    const dialog = await screen.findByRole('dialog', { name: 'Changed by somebody else meanwhile' });
    const name = within(dialog).getByRole('radiogroup', { name: 'Name' });
    expect(within(name).getByRole<HTMLInputElement>('radio', { name: /Yours.*Customer 1 mine/ }).checked).toBe(true);
    await user.click(within(name).getByRole('radio', { name: /Theirs.*Theirs/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save these choices' }));
    await waitFor(() => expect(puts()).toHaveLength(2));
    expect(puts()[1]?.body).toMatchObject({ name: 'Theirs', mdmCustomerId: 'T9' });
  });

  it('asks before unsaved changes are left', async () => {
    const { user, router } = await openForm({});
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/Customers/${known.id}`));
    router.history.back();
    await screen.findByRole('button', { name: 'Save customer' });
    await user.type(nameField(), 'x');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    const question = await screen.findByRole('dialog', { name: 'Unsaved changes' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(nameField().value).toBe('Customer 1x');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave and lose the changes' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/Customers/${known.id}`));
  });

  it('saves on the way out, and goes where the person was going', async () => {
    const { user, router, puts } = await openForm({ body: { ...known, name: 'Customer 1x' } });
    await user.type(nameField(), 'x');
    void router.navigate({ to: '/Account' });
    await user.click(await screen.findByRole('button', { name: 'Save and leave' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/Account'));
    expect(puts()).toHaveLength(1);
    expect(puts()[0]?.body).toMatchObject({ name: 'Customer 1x' });
  });

  it('stays where saving on the way out is refused, and shows why', async () => {
    const errors = [{ path: 'name', message: 'There is a customer of this name' }];
    const { user, router } = await openForm(problem(409, 'taken', { errors }));
    await user.type(nameField(), 'x');
    void router.navigate({ to: '/Account' });
    await user.click(await screen.findByRole('button', { name: 'Save and leave' }));
    await screen.findByText('There is a customer of this name');
    await screen.findByText('Not saved yet: correct what is marked, then leave.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe(`/Customers/${known.id}/edit`);
    expect(nameField().value).toBe('Customer 1x');
  });
});
