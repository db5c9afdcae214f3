import { newId } from '@assay/domain/id';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { getToken } from '../../api/token.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { type PersonName, sessionOf, tokenOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { isSsoWindow, leaveForSso, openSsoWindow } from './sso.ts';

const leaveCookie = (token: string, path = '/') => {
  // biome-ignore lint/suspicious/noDocumentCookie: stands for the server, which knows no other way.
  document.cookie = `assay_token=${token}; path=${path}`;
};

/** The token of a sign-in that began at this address, as the server makes it. */
const tokenFor = (person: PersonName, address: unknown) =>
  tokenOf(person, 1, undefined, new URL(String(address)).searchParams.get('state') ?? '');

/** Begins to sign in, on the requested page; answers the address that the browser leaves for. */
function begin(email: string, page = '/Admin'): string {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  window.history.replaceState(null, '', page);
  leaveForSso(email);
  return String(assign.mock.calls[0]?.[0]);
}

describe('the sign-in callback', () => {
  it('keeps the token of the cookie, deletes the cookie and opens the requested page [AUT-03]', async () => {
    fakeApi(sessionOf('max'));
    const token = tokenFor('max', begin('max@provider.example'));
    leaveCookie(token);
    const { router } = renderApp('/auth/token');
    expect(await screen.findByRole('heading', { name: 'Debug token' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/Admin');
    expect(getToken()).toBe(token);
    expect(document.cookie).not.toContain('assay_token');
  });

  it.each([
    ['nobody began to sign in', false],
    ['another sign-in was begun', true],
  ])('does not take a token that was planted while %s', async (_, isUnderWay) => {
    fakeApi(sessionOf('max'));
    if (isUnderWay) begin('max@provider.example');
    leaveCookie(tokenOf('dev', 1, undefined, newId()));
    renderApp('/auth/token');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'It took too long, or began in another browser. Start again.',
    );
    expect(getToken()).toBeNull();
    expect(document.cookie).not.toContain('assay_token');
  });

  it('finds its own token beside a planted one', async () => {
    fakeApi(sessionOf('max'));
    const token = tokenFor('max', begin('max@provider.example'));
    window.history.replaceState(null, '', '/auth/token');
    leaveCookie(tokenOf('dev'), '/auth');
    onTestFinished(() => leaveCookie('', '/auth; max-age=0'));
    leaveCookie(token);
    expect(document.cookie).toMatch(/assay_token=.*assay_token=/);
    renderApp('/auth/token');
    expect(await screen.findByRole('heading', { name: 'Debug token' })).toBeTruthy();
    expect(getToken()).toBe(token);
  });

  it('leads to the login screen when there is no cookie', async () => {
    fakeApi(sessionOf('max'));
    renderApp('/auth/token');
    expect(await screen.findByLabelText('E-mail')).toBeTruthy();
  });

  it.each([
    ['identityProviderAway', 'The identity provider cannot be reached right now. Try again in a moment.'],
    ['accountRemoved', 'Your account was removed. Ask an administrator.'],
    ['<script>', 'The reply of the identity provider is not valid. Start again.'],
  ])('tells of the problem %s and leads back to the login screen', async (code, text) => {
    fakeApi(sessionOf('max'));
    renderApp(`/auth/token?problem=${encodeURIComponent(code)}`);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    screen.getByRole('button', { name: 'Back to log in' }).click();
    expect(await screen.findByLabelText('E-mail')).toBeTruthy();
  });

  it('closes the window that was opened over unsaved work', async () => {
    fakeApi(sessionOf('max'));
    const close = vi.spyOn(window, 'close').mockImplementation(() => undefined);
    // A new window begins with a copy of its opener's storage, taken while it is being opened.
    const open = vi.spyOn(window, 'open').mockImplementation(() => {
      const copy = { ...sessionStorage };
      queueMicrotask(() => {
        for (const [name, value] of Object.entries(copy)) sessionStorage.setItem(name, String(value));
      });
      return window;
    });
    expect(openSsoWindow('max@provider.example')).toBe(true);
    await waitFor(() => expect(isSsoWindow()).toBe(true));
    const token = tokenFor('max', open.mock.calls[0]?.[0]);
    leaveCookie(token);
    renderApp('/auth/token');
    expect(await screen.findByText('You are logged in. You can close this window.')).toBeTruthy();
    expect(close).toHaveBeenCalledOnce();
    expect(getToken()).toBe(token);
  });
});
