import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { getToken } from '../../api/token.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { sessionOf, tokenOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { leaveForSso, openSsoWindow } from './sso.ts';

const leaveCookie = (token: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: stands for the server, which knows no other way.
  document.cookie = `assay_token=${token}; path=/`;
};

describe('the sign-in callback', () => {
  it('keeps the token of the cookie, deletes the cookie and opens the page asked for [AUT-03]', async () => {
    fakeApi(sessionOf('max'));
    vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    window.history.replaceState(null, '', '/Admin');
    leaveForSso('max@provider.example');
    leaveCookie(tokenOf('max'));
    const { router } = renderApp('/auth/token');
    expect(await screen.findByRole('heading', { name: 'Debug token' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/Admin');
    expect(getToken()).toBe(tokenOf('max'));
    expect(document.cookie).not.toContain('assay_token');
  });

  it('leads to the login screen when there is no cookie', async () => {
    fakeApi(sessionOf('max'));
    renderApp('/auth/token');
    expect(await screen.findByLabelText('E-mail')).toBeTruthy();
  });

  it.each([
    ['identityProviderAway', 'The identity provider cannot be reached right now. Try again in a moment.'],
    ['accountRemoved', 'Your account was removed. Ask an administrator.'],
    ['<script>', 'The answer of the identity provider does not fit. Start again.'],
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
    vi.spyOn(window, 'open').mockImplementation(() => {
      const copy = { ...sessionStorage };
      queueMicrotask(() => {
        for (const [name, value] of Object.entries(copy)) sessionStorage.setItem(name, String(value));
      });
      return window;
    });
    expect(openSsoWindow('max@provider.example')).toBe(true);
    await waitFor(() => expect(sessionStorage.length).toBe(1));
    leaveCookie(tokenOf('max'));
    renderApp('/auth/token');
    expect(await screen.findByText('You are logged in. You can close this window.')).toBeTruthy();
    expect(close).toHaveBeenCalledOnce();
    expect(getToken()).toBe(tokenOf('max'));
  });
});
