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

async function openForm(put: Answers[string], begun: object = known) {
  const api = fakeApi({ ...sessionOf('max'), [`GET ${path}`]: { body: begun }, [`PUT ${path}`]: put });
  const { router } = renderApp(`/Customers/${known.id}/edit`, 'max');
  await screen.findByRole('button', { name: 'Save customer' });
  const puts = () => api.sent.filter(({ call }) => call === `PUT ${path}`);
  return { user: userEvent.setup(), puts, router };
}

const nameField = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Name' })[0] as HTMLInputElement;
async function retype(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.type(field, text);
}
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

  it('shows each difference of a conflict by its place, lets nobody lose the way back, and saves what was joined', async () => {
    const aSite = (number: number, name: string, country = '') => ({ ...site, id: customerId(number), name, country });
    const aContact = (number: number, name: string) => ({
      ...{ id: customerId(number), name, customerSiteId: null, email: '', phoneNumber: '', language: 'en' },
    });
    const parts = { sites: [aSite(50, 'North'), aSite(51, 'South')], contacts: [aContact(60, 'Aino')] };
    const begun = { ...known, ...parts };
    const theirs = {
      ...{ ...begun, name: 'Name of Ada', revision: 7 },
      ...{ sites: [aSite(50, 'North', 'Sweden'), aSite(51, 'South')] },
      ...{ contacts: [...parts.contacts, aContact(61, 'Contact of Ada')] },
    };
    const answer: Answers[string] = ({ headers }) =>
      headers.get('if-match') === '"7"' ? { body: theirs } : problem(412, 'stale', { current: theirs });
    const { user, puts } = await openForm(answer, begun);
    await retype(user, nameField(), 'Name of Max');
    await user.clear(screen.getAllByRole('textbox', { name: 'MDM ID' })[0] as HTMLElement);
    const south = within(screen.getByRole('group', { name: 'Site 2' }));
    await user.type(south.getByLabelText('Country'), 'Norway');
    await user.click(save());
    const conflict = async () => within(await screen.findByRole('dialog', { name: /^Changed by somebody else/ }));
    const side = async (difference: string, name: RegExp) =>
      within((await conflict()).getByRole('radiogroup', { name: difference })).getByRole<HTMLInputElement>('radio', {
        name,
      });
    expect((await side('Name', /^Yours Name of Max$/)).checked).toBe(true);
    expect((await side('Name', /^Theirs Name of Ada$/)).checked).toBe(false);
    expect((await side('MDM ID', /^Yours \(empty\)$/)).checked).toBe(true);
    expect((await side('Sites: North, Country', /^Theirs/)).checked).toBe(true);
    expect((await side('Sites: South, Country', /^Yours/)).checked).toBe(true);
    expect(await side('Contacts: Contact of Ada', /^Yours \(not there\)$/)).toBeTruthy();
    await user.click((await conflict()).getByRole('button', { name: 'Back to the form' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(nameField().value).toBe('Name of Max');
    await user.click(save());
    await user.click(await side('Name', /^Theirs/));
    await user.click(await side('MDM ID', /^Theirs/));
    await user.click((await conflict()).getByRole('button', { name: 'Save these choices' }));
    await waitFor(() => expect(puts()).toHaveLength(3));
    expect(puts()[2]?.body).toMatchObject({
      ...{ name: 'Name of Ada', mdmCustomerId: known.mdmCustomerId },
      sites: [
        { name: 'North', country: 'Sweden' },
        { name: 'South', country: 'Norway' },
      ],
      contacts: [{ name: 'Aino' }, { name: 'Contact of Ada' }],
    });
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

describe('a customer who is new', () => {
  it('is sent with a site and a contact of that site, in the language that was chosen, and shown', async () => {
    const api = fakeApi({
      ...sessionOf('max'),
      'GET customers/query': { body: { result: [], count: 0 } },
      'POST customers': ({ body }) => ({ status: 201, body: { ...known, ...(body as object) } }),
    });
    const { router } = renderApp('/Customers', 'max');
    const user = userEvent.setup();
    await user.click((await screen.findAllByRole('link', { name: 'New customer' }))[0] as HTMLElement);
    await screen.findByRole('button', { name: 'Save customer' });
    await user.type(nameField(), 'Created');
    const language = screen.getByRole<HTMLInputElement>('combobox', { name: 'Language' });
    await user.click(language);
    await user.click(await screen.findByRole('option', { name: 'Suomi' }));
    await waitFor(() => expect(language.value).toBe('Suomi'));
    await user.click(screen.getByRole('button', { name: 'Add site' }));
    await user.keyboard('Louhos 2');
    await user.type(within(screen.getByRole('group', { name: 'Site 1' })).getByLabelText('Country'), 'Finland');
    await user.click(screen.getByRole('button', { name: 'Add contact' }));
    await user.keyboard('Aino');
    await user.click(within(screen.getByRole('group', { name: 'Contact 1' })).getByRole('combobox', { name: 'Site' }));
    await user.click(await screen.findByRole('option', { name: 'Louhos 2' }));
    await user.click(save());
    await waitFor(() => expect(router.state.location.pathname).toBe(`/Customers/${known.id}`));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Created');
    const contacts = await screen.findByRole('region', { name: 'Contacts' });
    expect(contacts.querySelector('tbody')?.textContent).toBe('AinoLouhos 2Suomi');
    const sent = api.sent.find(({ call }) => call === 'POST customers')?.body as {
      sites: { id: string }[];
      contacts: object[];
    };
    expect(sent).toMatchObject({ name: 'Created', language: 'fi', sites: [{ name: 'Louhos 2', country: 'Finland' }] });
    expect(sent.contacts).toMatchObject([{ name: 'Aino', customerSiteId: sent.sites[0]?.id }]);
  });

  it('has each fault at its field, the first with the focus, until it is corrected, and loses nothing that was typed', async () => {
    const taken = [{ path: 'mdmCustomerId', message: 'Another customer has this MDM id' }];
    const missing = ['name', 'sites.0.name'].map((path) => ({ path, message: 'Enter a name' }));
    fakeApi({
      ...sessionOf('max'),
      'POST customers': ({ body }) => {
        const { name, mdmCustomerId } = body as { name: string; mdmCustomerId: string };
        if (name === '') return problem(400, 'invalid', { errors: missing });
        if (mdmCustomerId !== '') return problem(409, 'taken', { errors: taken });
        return { status: 201, body: { ...known, ...(body as object) } };
      },
    });
    const { router } = renderApp('/Customers/new', 'max');
    const user = userEvent.setup();
    await screen.findByRole('button', { name: 'Save customer' });
    const faultOf = (field: HTMLElement) =>
      document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
    const mdmId = screen.getAllByRole('textbox', { name: 'MDM ID' })[0] as HTMLElement;
    await user.type(mdmId, 'M-1');
    await user.click(screen.getByRole('button', { name: 'Add site' }));
    const within1 = within(screen.getByRole('group', { name: 'Site 1' }));
    const siteName = within1.getByRole('textbox', { name: 'Name' });
    const country = within1.getByLabelText<HTMLInputElement>('Country');
    await user.type(country, 'Chile');
    await user.click(save());
    await waitFor(() => expect([nameField(), siteName].map(faultOf)).toEqual(['Enter a name', 'Enter a name']));
    await waitFor(() => expect(document.activeElement).toBe(nameField()));
    await user.type(nameField(), 'Corrected');
    await user.type(siteName, 'Pit');
    await user.click(save());
    await waitFor(() => expect(faultOf(mdmId)).toBe('Another customer has this MDM id'));
    expect(country.value).toBe('Chile');
    await user.clear(mdmId);
    await user.click(save());
    await waitFor(() => expect(router.state.location.pathname).toBe(`/Customers/${known.id}`));
    const sites = await screen.findByRole('region', { name: 'Sites' });
    expect(sites.querySelector('tbody')?.textContent).toBe('PitChile');
  });
});
