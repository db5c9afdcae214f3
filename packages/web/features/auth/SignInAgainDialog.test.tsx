import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { getToken, setToken } from '../../api/token.ts';
import { fakeApi, problem } from '../../testing/fake-api.ts';
import { type PersonName, sessionOf, tokenOf, userOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const title = 'Log in to continue';

/** On their account page, where the session ends just before another language is chosen. */
async function meetA401(person: PersonName) {
  const first = tokenOf(person);
  const api = fakeApi({
    ...sessionOf(person),
    'POST auth/external': ({ body }) => {
      const { email } = body as { email: string };
      const name = email.split('@')[0] as PersonName;
      return { body: { accessToken: tokenOf(name, 2), userInfo: userOf(name) } };
    },
    'PUT auth/preferences': ({ headers }) =>
      headers.get('authorization') === `Bearer ${first}`
        ? problem(401, 'signedOut')
        : { body: { language: 'fi', revision: 4 } },
  });
  renderApp('/Account', person);
  const user = userEvent.setup();
  await screen.findByRole('option', { name: 'Suomi' });
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Language').disabled).toBe(false));
  await user.selectOptions(screen.getByLabelText('Language'), 'fi');
  await screen.findByRole('dialog', { name: title });
  return { user, ...api };
}

describe('a 401 while working', () => {
  it('asks an external user for the password over the page, then sends what waited', async () => {
    const { user, sent } = await meetA401('dina');
    expect(screen.getByRole('heading', { level: 1, name: 'Your account', hidden: true })).toBeTruthy();
    expect(screen.getByText(/Your work on this page is kept/)).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
    await user.type(screen.getByLabelText('Password'), 'Assay-demo-1{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
    const changes = () => sent.filter(({ call }) => call === 'PUT auth/preferences');
    await waitFor(() => expect(changes()).toHaveLength(2));
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Language').value).toBe('fi'));
    const keys = changes().map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it('opens a window for staff and goes on when the token arrives from it', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(window);
    const { user } = await meetA401('max');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(open).toHaveBeenCalledOnce());
    expect(open.mock.calls[0]?.[0]).toContain('/api/v1/auth/login?loginHint=max%40provider.example');
    expect(open.mock.calls[0]?.[1]).toBe('assay-sign-in');
    expect(await screen.findByText('Finish logging in in the window that opened.')).toBeTruthy();
    act(() => setToken(tokenOf('max', 2)));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
  });

  it('says so when the browser opens no window', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await meetA401('max');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect((await screen.findByRole('alert')).textContent).toContain('did not open the login window');
  });

  it('starts the page afresh when another person logs in, and sends nothing that waited', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const { user, sent } = await meetA401('dina');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.clear(screen.getByLabelText('E-mail'));
    await user.type(screen.getByLabelText('E-mail'), 'dora@distributor.example{Enter}');
    await user.type(await screen.findByLabelText('Password'), 'Assay-demo-1{Enter}');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    // What the page finds as it loads again.
    expect(localStorage.getItem('assay.token')).toBe(tokenOf('dora', 2));
    expect(sent.filter(({ call }) => call === 'PUT auth/preferences')).toHaveLength(1);
  });

  it('is met by what is only read too, and lets whoever will not log in again leave', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const refused = problem(401, 'signedOut');
    const ended = { 'GET auth/sessions': refused, 'GET auth/preferences': refused, 'GET languages': refused };
    fakeApi({ ...sessionOf('dora'), ...ended, 'GET auth/logout': refused });
    renderApp('/Account', 'dora');
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await userEvent.click(dialog.getByRole('link', { name: 'Log out and discard unsaved work' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith(`${window.location.origin}/`));
    expect(getToken()).toBeNull();
    expect(screen.queryByRole('dialog', { name: title })).toBeNull();
  });
});
