import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { getToken } from '../../api/token.ts';
import { fakeApi, problem } from '../../testing/fake-api.ts';
import { sessionOf, tokenOf, userOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const passwordField = () => screen.getByLabelText<HTMLInputElement>('Password');

async function toPassword(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ ...sessionOf('dina'), ...answers });
  renderApp('/Account');
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('E-mail'), 'dina@distributor.example{Enter}');
  await screen.findByLabelText('Password');
  return { user, ...api };
}

describe('login', () => {
  it('disables its buttons while their fields are empty [AUT-01]', async () => {
    fakeApi(sessionOf('dina'));
    renderApp('/Account');
    const user = userEvent.setup();
    const email = await screen.findByLabelText('E-mail');
    expect(button('Continue').disabled).toBe(true);
    await user.type(email, 'dina@distributor.example');
    await user.click(button('Continue'));
    await screen.findByLabelText('Password');
    expect(button('Log in').disabled).toBe(true);
    await user.type(passwordField(), 'x');
    expect(button('Log in').disabled).toBe(false);
  });

  it('goes back to the e-mail and forgets the password [AUT-01]', async () => {
    const { user } = await toPassword();
    await user.type(passwordField(), 'secret');
    await user.click(button('Back'));
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('dina@distributor.example');
    await user.click(button('Continue'));
    expect((await screen.findByLabelText<HTMLInputElement>('Password')).value).toBe('');
  });

  it.each(['ada@provider.example', 'Ada@PROVIDER.example'])('sends %s to single sign-on [AUT-01]', async (email) => {
    fakeApi(sessionOf('dina'));
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    renderApp('/Account');
    await userEvent.type(await screen.findByLabelText('E-mail'), `${email}{Enter}`);
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    const address = new URL(String(assign.mock.calls[0]?.[0]));
    expect(address.pathname).toBe('/api/v1/auth/login');
    expect(address.searchParams.get('loginHint')).toBe(email);
  });

  it.each([
    'ada@sub.provider.example',
    'ada@evilprovider.example',
    'ada@provider.example.org',
    'provider.example@customer.example',
  ])('asks %s for a password [AUT-01]', async (email) => {
    fakeApi(sessionOf('dina'));
    renderApp('/Account');
    await userEvent.type(await screen.findByLabelText('E-mail'), `${email}{Enter}`);
    expect(await screen.findByLabelText('Password')).toBeTruthy();
  });

  it('asks for a whole address before going on', async () => {
    fakeApi(sessionOf('dina'));
    renderApp('/Account');
    await userEvent.type(await screen.findByLabelText('E-mail'), 'dina{Enter}');
    expect(await screen.findByText('Type your whole e-mail address.')).toBeTruthy();
  });

  it('opens the requested page after the right password [SHL-07]', async () => {
    const body = { accessToken: tokenOf('dina'), userInfo: userOf('dina') };
    const { user, sent } = await toPassword({ 'POST auth/external': { body } });
    await user.type(passwordField(), 'Assay-demo-1{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toBeTruthy();
    expect(getToken()).toBe(tokenOf('dina'));
    expect(sent.find(({ call }) => call === 'POST auth/external')?.body).toEqual({
      email: 'dina@distributor.example',
      password: 'Assay-demo-1',
    });
  });

  it('shows the failed state after a wrong password [AUT-05]', async () => {
    const { user } = await toPassword({ 'POST auth/external': problem(401, 'signedOut') });
    await user.type(passwordField(), 'wrong{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Log in failed.');
    expect(getToken()).toBeNull();
  });

  it('says how long to wait after too many attempts', async () => {
    const throttled = { ...problem(429, 'throttled'), headers: { 'retry-after': '600' } };
    const { user } = await toPassword({ 'POST auth/external': throttled });
    await user.type(passwordField(), 'wrong{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Try again in 10 minutes.');
  });

  it('mails a reset link once that is confirmed [AUT-02]', async () => {
    const { user, sent, calls } = await toPassword({ 'POST externalUsers/forgotpasswordemail': {} });
    await user.click(button('Forgot password'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Send a password reset link to dina@distributor.example?');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(calls()).not.toContain('POST externalUsers/forgotpasswordemail');
    await user.click(button('Forgot password'));
    await user.click(await screen.findByRole('button', { name: 'Send link' }));
    expect(await screen.findByText('Email with a password reset link was sent to your email.')).toBeTruthy();
    expect(sent.at(-1)?.body).toEqual({ email: 'dina@distributor.example' });
  });
});
