import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { getToken } from '../../../api/token.ts';
import { type Answers, fakeApi, problem } from '../../../testing/fake-api.ts';
import { options, sessionOf, tokenOf, userOf } from '../../../testing/people.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const cast = [
  { name: 'Uma Virtanen', email: 'uma@provider.example', role: 'Inspector', company: 'Graniitti', password: null },
  { name: 'Dina Salmela', email: 'dina@distributor.example', role: 'Distributor', company: 'Kivi', password: 'Demo-1' },
];
const { body } = options['GET applicationoptions'] as { body: object };
const inDemo: Answers = {
  ...sessionOf('dina'),
  'GET applicationoptions': { body: { ...body, demo: true } },
  'GET demo/cast': { body: cast },
};

const person = (name: string) => screen.findByRole('button', { name: new RegExp(name) });

describe('the login of the demo', () => {
  it('says what it is and offers each person by name, role and company', async () => {
    fakeApi(inDemo);
    renderApp('/Account');
    expect((await person('Uma')).textContent).toBe('UVUma Virtanen InspectorGraniitti');
    expect(screen.getByRole('heading', { level: 2, name: 'Or look around as' })).toBeTruthy();
    expect(screen.getByText(/^This is a demo /)).toBeTruthy();
    expect(screen.getByLabelText('E-mail')).toBeTruthy();
  });

  it('takes staff to single sign-on with one tap', async () => {
    fakeApi(inDemo);
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    renderApp('/Account');
    await userEvent.click(await person('Uma'));
    const address = new URL(String(assign.mock.calls[0]?.[0]));
    expect(address.pathname).toBe('/api/v1/auth/login');
    expect(address.searchParams.get('loginHint')).toBe('uma@provider.example');
    expect(address.searchParams.get('state')).toBeTruthy();
  });

  it('signs others in with one tap and opens the requested page', async () => {
    const signedIn = { body: { accessToken: tokenOf('dina'), userInfo: userOf('dina') } };
    const { sent } = fakeApi({ ...inDemo, 'POST auth/external': signedIn });
    renderApp('/Account');
    await userEvent.click(await person('Dina'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toBeTruthy();
    expect(getToken()).toBe(tokenOf('dina'));
    const given = sent.find(({ call }) => call === 'POST auth/external')?.body;
    expect(given).toEqual({ email: 'dina@distributor.example', password: 'Demo-1' });
  });

  it('says whose password was changed', async () => {
    fakeApi({ ...inDemo, 'POST auth/external': problem(401, 'signedOut') });
    renderApp('/Account');
    await userEvent.click(await person('Dina'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('The password of Dina Salmela was changed. Log in above with the new one.');
  });

  it('leaves the form alone when the people cannot be loaded, and tries again', async () => {
    let failures = 0;
    const answer = () => (failures++ < 1 ? problem(500, 'unexpected') : { body: cast });
    fakeApi({ ...inDemo, 'GET demo/cast': answer });
    renderApp('/Account');
    expect(await screen.findByText('The people of the demo could not be loaded')).toBeTruthy();
    expect(screen.getByLabelText('E-mail')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await person('Uma')).toBeTruthy();
  });
});

describe('the login of production', () => {
  it('knows no cast, and does not ask for one', async () => {
    const { calls } = fakeApi(sessionOf('dina'));
    renderApp('/Account');
    expect(await screen.findByLabelText('E-mail')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Assay' })).toBeTruthy());
    expect(calls()).toEqual(['GET applicationoptions']);
    expect(screen.queryByRole('heading', { name: 'Or look around as' })).toBeNull();
  });
});
