import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { getToken } from '../../api/token.ts';
import { fakeApi, problem } from '../../testing/fake-api.ts';
import { options, sessionOf, tokenOf, userOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const setToken = () => screen.findByRole<HTMLButtonElement>('button', { name: 'SET TOKEN' });

describe('the debug token', () => {
  it('is requested with the chosen groups, and the session is loaded anew with it [AUT-08]', async () => {
    const answers = sessionOf('max');
    const isTaken = (headers: Headers) => headers.get('authorization')?.endsWith('2') ?? false;
    const { sent } = fakeApi({
      ...answers,
      'GET auth/user': ({ headers }) => ({ body: { ...userOf('max'), debugToken: isTaken(headers) } }),
      'GET auth/logout': {},
      'GET auth/debugtoken': { body: { accessToken: tokenOf('max', 2) } },
      'GET auth/group': ({ headers }) => ({ body: isTaken(headers) ? 1 : 2 }),
    });
    renderApp('/Admin', 'max');
    const button = await setToken();
    expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('value'))).toEqual([
      'manager',
      'admin',
      'audit',
      'commission',
      'inspection',
      'mecu',
    ]);
    await userEvent.click(screen.getByLabelText('mecu'));
    await userEvent.click(screen.getByLabelText('audit'));
    await userEvent.click(button);
    expect(await screen.findByText('Your permissions are not enough for seeing this page.')).toBeTruthy();
    expect(sent.find(({ call }) => call === 'GET auth/debugtoken')?.query).toEqual({ groups: 'audit,mecu' });
    expect(getToken()).toBe(tokenOf('max', 2));
    // Nobody is stuck: the first page is a step away, and the own groups are another.
    expect(screen.getByRole('link', { name: 'Go to My page' }).getAttribute('href')).toBe('/');
    await userEvent.click(screen.getByRole('button', { name: 'End debug token' }));
    expect(await setToken()).toBeTruthy();
    expect(getToken()).toBe(tokenOf('max'));
    const ended = sent.filter(({ call }) => call === 'GET auth/logout');
    expect(ended.map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${tokenOf('max', 2)}`]);
  });

  it('offers no group that would raise the person', async () => {
    fakeApi(sessionOf('max'));
    renderApp('/Admin', 'max');
    await setToken();
    expect(screen.getByLabelText<HTMLInputElement>('admin').disabled).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('manager').disabled).toBe(false);
  });

  it('shows why it was refused, and keeps the token in use', async () => {
    fakeApi({ ...sessionOf('max'), 'GET auth/debugtoken': problem(403, 'forbidden') });
    renderApp('/Admin', 'max');
    await userEvent.click(await setToken());
    expect((await screen.findByRole('alert')).textContent).toContain('Problem: forbidden');
    expect(getToken()).toBe(tokenOf('max'));
  });

  it('says when debug tokens are turned off', async () => {
    const { body } = options['GET applicationoptions'] as { body: object };
    fakeApi({ ...sessionOf('max'), 'GET applicationoptions': { body: { ...body, debugTokens: false } } });
    renderApp('/Admin', 'max');
    expect(await screen.findByText('Debug tokens are turned off here.')).toBeTruthy();
    expect((await setToken()).disabled).toBe(true);
    for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) expect(box.disabled).toBe(true);
  });
});
