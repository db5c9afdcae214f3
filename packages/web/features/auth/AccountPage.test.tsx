import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi, problem } from '../../testing/fake-api.ts';
import { sessionOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1';
const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0';
const session = { kind: 'password', created: '2026-11-01T08:12:00Z', renewed: '2026-11-02T23:05:00Z' };
const sessions = [
  { ...session, id: 'here', userAgent: desk, current: true },
  { ...session, id: 'there', kind: 'sso', userAgent: phone, current: false },
];

async function openAccount(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ ...sessionOf('dina'), 'GET auth/sessions': { body: sessions }, ...answers });
  renderApp('/Account', 'dina');
  await screen.findByText('Edge on Windows');
  return { user: userEvent.setup(), ...api };
}

describe('your account', () => {
  it('tells who you are', async () => {
    await openAccount();
    const facts = screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
    expect(facts.slice(0, 4)).toEqual([
      'Name: Dina',
      'E-mail: dina@distributor.example',
      'Company: Kivi Drilling Service',
      'Level: User',
    ]);
  });

  it('offers the languages of the server, English at first, and keeps the choice [SHL-14]', async () => {
    const { user, sent } = await openAccount({ 'PUT auth/preferences': { body: { language: 'fi', revision: 4 } } });
    const field = screen.getByLabelText<HTMLSelectElement>('Language');
    await waitFor(() => expect(field.disabled).toBe(false));
    expect(
      within(field)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['English', 'Suomi']);
    expect(field.value).toBe('en');
    // What it changes, and what it does not.
    expect(
      screen.getByText(/^Inspection points appear in it.*The pages and the reports of audits stay in English\.$/),
    ).toBeTruthy();
    await user.selectOptions(field, 'fi');
    // The bar asks for its own things whenever it comes to it.
    const put = () => sent.find(({ call }) => call === 'PUT auth/preferences');
    await waitFor(() => expect(put()?.body).toEqual({ language: 'fi' }));
    expect(put()?.headers.get('if-match')).toBe('"3"');
    await waitFor(() => expect(field.value).toBe('fi'));
  });

  it('keeps the later choice of a language made in two places', async () => {
    let revision = 3;
    const { user, sent } = await openAccount({
      'GET auth/preferences': () => ({ body: { language: 'en', revision: revision++ } }),
      'PUT auth/preferences': ({ headers }) =>
        headers.get('if-match') === '"4"' ? { body: { language: 'fi', revision: 5 } } : problem(412, 'stale'),
    });
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Language').disabled).toBe(false));
    await user.selectOptions(screen.getByLabelText('Language'), 'fi');
    await waitFor(() => expect(sent.filter(({ call }) => call === 'PUT auth/preferences')).toHaveLength(2));
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Language').value).toBe('fi'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('ends another session once that is confirmed, and never this one', async () => {
    const open = [...sessions];
    const { user, calls } = await openAccount({
      'GET auth/sessions': () => ({ body: open }),
      'DELETE auth/sessions/there': {},
    });
    const sessionOf = (device: string) => screen.getByText(device).closest('li')?.textContent;
    expect(sessionOf('Edge on Windows')).toMatch(/This device.*Password/);
    expect(sessionOf('Safari on iOS')).toContain('Single sign-on');
    expect(sessionOf('Safari on iOS')).not.toContain('This device');
    expect(screen.getAllByRole('button', { name: /^End session/ })).toHaveLength(1);
    const ask = async () => {
      await user.click(screen.getByRole('button', { name: 'End session: Safari on iOS' }));
      return within(await screen.findByRole('dialog', { name: 'End session' }));
    };
    const question = await ask();
    expect(question.getByText(/^End the session of Safari on iOS\?/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls()).not.toContain('DELETE auth/sessions/there');
    open.pop();
    await user.click((await ask()).getByRole('button', { name: 'End session' }));
    expect(await screen.findByText('The session has ended.')).toBeTruthy();
    expect(calls()).toContain('DELETE auth/sessions/there');
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
  });

  it('says without network that sessions come with it, and shows the language that is chosen', async () => {
    let isThere = false;
    // Somebody before the server answers, as where a network leads nowhere.
    const when = (body: unknown) => () => (isThere ? { body } : problem(502, 'unexpected'));
    fakeApi({ ...sessionOf('dina'), 'GET auth/sessions': when(sessions), 'GET languages': when([]) });
    renderApp('/Account', 'dina');
    expect(await screen.findByText('No connection. Your sessions are shown when it is back.')).toBeTruthy();
    expect(screen.queryByText('Loading...')).toBeNull();
    expect(screen.queryByText('Your sessions could not be loaded')).toBeNull();
    expect(screen.getByRole<HTMLOptionElement>('option', { name: 'English' }).selected).toBe(true);
    isThere = true;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Edge on Windows')).toBeTruthy();
    expect(screen.queryByText(/^No connection/)).toBeNull();
  });

  it('shows a failure as a notification', async () => {
    const { user } = await openAccount({ 'DELETE auth/sessions/there': problem(404, 'notFound') });
    await user.click(screen.getByRole('button', { name: 'End session: Safari on iOS' }));
    const dialog = await screen.findByRole('dialog', { name: 'End session' });
    await user.click(within(dialog).getByRole('button', { name: 'End session' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Problem: notFound');
  });
});
