import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi, problem } from '../../testing/fake-api.ts';
import { options } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const failed = 'Password change failed!';
const hint =
  'The password must contain a lower case and an upper case letter and a number, and be at least 8 characters long.';
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Set password' });

async function open(answers: Parameters<typeof fakeApi>[0] = {}, search = '?token=0123&userId=user-1') {
  const api = fakeApi({ ...options, ...answers });
  renderApp(`/nosession/setpassword${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Set password' });
  return { user: userEvent.setup(), ...api };
}

async function fill(user: ReturnType<typeof userEvent.setup>, password: string, repeat = password) {
  const [first, second] = [screen.getByLabelText('New password'), screen.getByLabelText('New password again')];
  await user.clear(first);
  await user.type(first, password);
  await user.clear(second);
  await user.type(second, repeat);
}

describe('set password', () => {
  it('needs a good password, given twice, before it can be submitted [AUT-06]', async () => {
    const { user } = await open();
    expect(screen.getByText(hint)).toBeTruthy();
    expect(submit().disabled).toBe(true);
    await fill(user, 'Abcdefg1');
    expect(submit().disabled).toBe(true);
    await fill(user, 'Abcdefg12', 'Abcdefg13');
    expect(submit().disabled).toBe(true);
    await user.tab();
    expect(screen.getByText('The passwords differ.')).toBeTruthy();
    await fill(user, 'Abcdefg12');
    expect(submit().disabled).toBe(false);
  });

  it('sends token and password of the link as they are, and tells of success [AUT-07]', async () => {
    const { user, sent } = await open({ 'PUT externalUsers/user-1/password': {} });
    await fill(user, 'Assay-demo-2');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Password changed successfully.')).toBeTruthy();
    expect(sent.at(-1)?.body).toEqual({ password: 'Assay-demo-2', token: '0123' });
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/');
  });

  it('offers another link when this one is refused, and tells that it was sent [AUT-07]', async () => {
    const { user, sent } = await open({
      'PUT externalUsers/user-1/password': problem(422, 'unprocessable'),
      'POST externalUsers/forgotpasswordemail': {},
    });
    await fill(user, 'Assay-demo-2');
    await user.click(submit());
    expect(await screen.findByText(failed)).toBeTruthy();
    expect(
      screen.getByText('This password change link might have expired. We can send you a new link via email.'),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send email' }));
    expect(await screen.findByText('Email with a password reset link was sent to your email.')).toBeTruthy();
    expect(sent.at(-1)?.body).toEqual({ id: 'user-1' });
  });

  it('keeps the form when the link may still be good', async () => {
    const throttled = { ...problem(429, 'throttled'), headers: { 'retry-after': '30' } };
    const { user } = await open({ 'PUT externalUsers/user-1/password': throttled });
    await fill(user, 'Assay-demo-2');
    await user.click(submit());
    expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Try again in 30 seconds.');
    expect(submit().disabled).toBe(false);
  });

  it('fails at once without a token, and offers no mail without a user', async () => {
    await open({}, '');
    expect(screen.getByText(failed)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send email' })).toBeNull();
  });
});
