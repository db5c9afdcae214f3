import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { clearToken, getToken, setToken } from '../api/token.ts';
import { fakeApi, problem } from '../testing/fake-api.ts';
import { sessionOf, tokenOf } from '../testing/people.ts';
import { renderApp } from '../testing/render-app.tsx';
import { setWidth } from '../testing/viewport.ts';
import { notifyFailure } from '../ui/notify.ts';

const noPermission = 'Your permissions are not enough for seeing this page.';

describe('a protected page', () => {
  it('is replaced by the login screen without a token [SHL-07]', async () => {
    fakeApi(sessionOf('uma'));
    const { router } = renderApp('/Account');
    expect(await screen.findByRole('heading', { level: 1, name: 'Assay' })).toBeTruthy();
    expect(screen.getByLabelText('E-mail')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/Account');
  });

  it('says Authorizing until the group is known, then opens [SHL-09]', async () => {
    const group = Promise.withResolvers<{ body: number }>();
    fakeApi({ ...sessionOf('uma'), 'GET auth/group': () => group.promise });
    renderApp('/Account', 'uma');
    expect(await screen.findByText('Authorizing.....')).toBeTruthy();
    group.resolve({ body: 1 });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toBeTruthy();
  });

  it.each(['/aCCOUNT', '/account', '/ACCOUNT/'])('opens whatever the spelling of its address: %s', async (address) => {
    fakeApi(sessionOf('uma'));
    renderApp(address, 'uma');
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toBeTruthy();
  });

  it('stands beside one that needs no session, whose address may be spelled in any case too', async () => {
    fakeApi(sessionOf('uma'));
    renderApp('/NOSESSION/setpassword?token=t&userId=u', 'uma');
    expect(await screen.findByRole('heading', { name: 'Set password' })).toBeTruthy();
  });

  it('shows the name, the e-mail and the log-out link in the bar [SHL-01]', async () => {
    setWidth(1280);
    fakeApi(sessionOf('uma'));
    renderApp('/Account', 'uma');
    const bar = await screen.findByRole('banner');
    expect(bar.textContent).toContain('Assay');
    expect(bar.textContent).toContain('uma@provider.example');
    expect(screen.getByRole('link', { name: 'Log out' }).getAttribute('href')).toBe('/auth/logout');
  });

  it('folds the bar into a menu on narrow screens, which Escape closes', async () => {
    setWidth(1023);
    fakeApi(sessionOf('uma'));
    renderApp('/Account', 'uma');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Open the menu' }));
    screen.getByRole('link', { name: 'Log out' }).focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'Log out' })).toBeNull();
  });

  it('keeps the few items of a person on one line from 1024 px', async () => {
    setWidth(1024);
    fakeApi(sessionOf('uma'));
    renderApp('/Account', 'uma');
    expect(await screen.findByRole('link', { name: 'Log out' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Open the menu' })).toBeNull();
  });

  it.each(['uma', 'dora'] as const)('is refused in words to %s, who lacks the rights [SHL-08]', async (person) => {
    fakeApi(sessionOf(person));
    renderApp('/Admin', person);
    expect(await screen.findByText(noPermission)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'SET TOKEN' })).toBeNull();
  });

  it('hides the bar from a person without groups [SHL-02]', async () => {
    fakeApi(sessionOf('nia'));
    renderApp('/', 'nia');
    expect(await screen.findByText(noPermission)).toBeTruthy();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.getByText(/signed in as nia@provider\.example/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Log out' })).toBeTruthy();
  });

  it('says so when there is no page at the address', async () => {
    fakeApi(sessionOf('uma'));
    renderApp('/nowhere/at/all', 'uma');
    expect(await screen.findByRole('heading', { name: 'There is no page at this address' })).toBeTruthy();
  });

  it('gives way to the login screen when another tab logs out, and forgets what it knew', async () => {
    fakeApi(sessionOf('uma'));
    const { queryClient } = renderApp('/Account', 'uma');
    await screen.findByRole('heading', { level: 1, name: 'Your account' });
    // As a browser tells the tabs that did not do it.
    act(() => {
      localStorage.removeItem('assay.token');
      window.dispatchEvent(new StorageEvent('storage', { key: 'assay.token', storageArea: localStorage }));
    });
    expect(await screen.findByLabelText('E-mail')).toBeTruthy();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(queryClient.getQueryData(['session'])).toBeUndefined();
  });

  it('shows nobody the failures of whoever logged out before', async () => {
    fakeApi({ ...sessionOf('uma'), ...sessionOf('dora') });
    renderApp('/Account', 'uma');
    await screen.findByRole('heading', { level: 1, name: 'Your account' });
    act(() => notifyFailure('The report of Uma was not saved.'));
    expect(await screen.findByText('The report of Uma was not saved.')).toBeTruthy();
    act(clearToken);
    await screen.findByLabelText('E-mail');
    act(() => setToken(tokenOf('dora')));
    await screen.findByRole('heading', { level: 1, name: 'Your account' });
    expect(screen.queryByText('The report of Uma was not saved.')).toBeNull();
  });
});

describe('a session that does not load', () => {
  it('is cleared by a 401 for the user, which leads to the login screen [SHL-12]', async () => {
    fakeApi({ ...sessionOf('uma'), 'GET auth/user': problem(401, 'signedOut') });
    renderApp('/Account', 'uma');
    expect(await screen.findByLabelText('E-mail')).toBeTruthy();
    expect(getToken()).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leaves the app without a token on any other failure, and is loaded again on Retry [SHL-11]', async () => {
    const answers = { ...sessionOf('uma'), 'GET auth/group': problem(500, 'unexpected') };
    const api = fakeApi(answers);
    renderApp('/Account', 'uma');
    expect(await screen.findByText('Your session could not be loaded')).toBeTruthy();
    expect(screen.getByLabelText('E-mail')).toBeTruthy();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(getToken()).toBeNull();
    const callsBefore = api.calls().length;
    answers['GET auth/group'] = { body: 1 };
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toBeTruthy();
    expect(getToken()).toBe(tokenOf('uma'));
    expect(api.calls().slice(callsBefore)).toEqual(expect.arrayContaining(['GET auth/user', 'GET auth/group']));
  });

  it('does not keep others from signing in', async () => {
    const answers = { ...sessionOf('uma'), 'GET auth/group': problem(500, 'unexpected') };
    fakeApi(answers);
    renderApp('/Account', 'uma');
    await screen.findByText('Your session could not be loaded');
    Object.assign(answers, sessionOf('dora'));
    act(() => setToken(tokenOf('dora')));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toBeTruthy();
    act(clearToken);
    expect(await screen.findByLabelText('E-mail')).toBeTruthy();
    expect(screen.queryByText('Your session could not be loaded')).toBeNull();
  });
});

describe('Administration', () => {
  it('leads to what the person may open', async () => {
    fakeApi(sessionOf('max'));
    renderApp('/Administration', 'max');
    const page = within(await screen.findByRole('main'));
    await userEvent.click(await page.findByRole('link', { name: 'Debug token' }));
    expect(await screen.findByRole('heading', { name: 'Debug token' })).toBeTruthy();
  });

  it('says so where there is nothing for the person to open', async () => {
    fakeApi(sessionOf('uma'));
    renderApp('/Administration', 'uma');
    expect(await screen.findByText('There is nothing here for you to open.')).toBeTruthy();
    expect(within(screen.getByRole('main')).queryAllByRole('link')).toEqual([]);
  });
});

describe('the first address', () => {
  it.each(['uma', 'max', 'dev', 'dina', 'dora'] as const)(
    'is My page for %s, with its item in the bar',
    async (person) => {
      setWidth(1280);
      fakeApi({ ...sessionOf(person), 'GET inspections': { body: { result: [], count: 0 } } });
      const { router } = renderApp('/', person);
      expect(await screen.findByRole('heading', { level: 1, name: 'My page' })).toBeTruthy();
      expect(await screen.findByText('You have no reports yet')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'My page' }).getAttribute('aria-current')).toBe('page');
      expect(router.state.location.pathname).toBe('/');
    },
  );
});
