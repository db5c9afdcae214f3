import type { WebLogEntry } from '@assay/contract/logs';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type Answers, fakeApi } from '../../testing/fake-api.ts';
import { sessionOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const line = (n: number, user: string, method = 'GET', statusCode = 200): WebLogEntry => ({
  hostingDiagnostics: {
    date: new Date(Date.UTC(2026, 10, 17, 10, 0, 59 - n)).toISOString(),
    data: { method, statusCode, duration: 12.4, url: `/api/v1/call/${n}` },
  },
  authLogger: { data: { user } },
});

const some = [
  line(0, 'uma@provider.example'),
  line(1, 'Max@provider.example', 'POST', 201),
  line(2, '', 'POST', 404),
  line(3, 'uma@provider.example', 'PUT', 412),
];

const open = (answers: Answers, person: 'dev' | 'max' = 'dev', address = '/WebLogs') => {
  const { sent } = fakeApi({ ...sessionOf(person), ...answers });
  renderApp(address, person);
  return { loads: () => sent.filter(({ call }) => call.startsWith('GET log/')) };
};
const table = () => screen.findByRole('table');
const urls = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent?.match(/call\/\d+/)?.[0]);

describe('the web logs', () => {
  it('are loaded for users and times, and narrowed on the page by user, method and status code [LOG-02]', async () => {
    const { loads } = open({ 'GET log/web': { body: [] }, 'GET log/web/filter': { body: some } });
    await userEvent.type(await screen.findByLabelText('Users'), 'uma@provider.example, max@provider.example');
    await userEvent.type(screen.getByLabelText('Start (UTC)'), '2026-11-17T10:00');
    await userEvent.type(screen.getByLabelText('Stop (UTC)'), '2026-11-17T11:30');
    await userEvent.click(screen.getByRole('button', { name: 'Load log' }));
    const [head, first] = within(await table()).getAllByRole('row');
    expect(
      within(head as HTMLElement)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Date', 'User', 'Method', 'Status code', 'Response time (ms)', 'URL']);
    expect(
      within(first as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['17.11.2026 10:00:59', 'uma@provider.example', 'GET', '200', '12', '/api/v1/call/0']);
    expect(loads().at(-1)).toMatchObject({
      call: 'GET log/web/filter',
      query: {
        users: 'uma@provider.example, max@provider.example',
        start: '2026-11-17T10:00:00.000Z',
        stop: '2026-11-17T11:30:00.000Z',
      },
    });
    const narrow = async (label: string, text: string, count: number) => {
      const field = screen.getByRole('searchbox', { name: label });
      await userEvent.clear(field);
      if (text) await userEvent.type(field, text);
      await screen.findByText(`${count} of 4 loaded lines`);
      return urls();
    };
    const asked = loads().length;
    expect(await narrow('User', 'MAX@', 1)).toEqual(['call/1']);
    await narrow('User', '', 4);
    expect(await narrow('Method', 'p', 3)).toEqual(['call/1', 'call/2', 'call/3']);
    expect(await narrow('Status code', '4', 2)).toEqual(['call/2', 'call/3']);
    expect(loads()).toHaveLength(asked);
  });

  it('show the newest lines at first, and are loaded anew by the same button', async () => {
    const { loads } = open({ 'GET log/web': { body: some } });
    await table();
    expect(loads().map(({ call }) => call)).toEqual(['GET log/web']);
    await userEvent.click(screen.getByRole('button', { name: 'Load log' }));
    await screen.findByText('4 of 4 loaded lines');
    expect(loads().map(({ call }) => call)).toEqual(['GET log/web', 'GET log/web']);
  });

  it('say plainly that lines may be left out', async () => {
    const many = Array.from({ length: 5_000 }, (_, n) => line(n, 'uma@provider.example'));
    open({ 'GET log/web/filter': { body: many } }, 'dev', '/WebLogs?users=uma@provider.example');
    expect(
      await screen.findByText(/^These are the newest 5,000 lines, .* Lines before 17.11.2026 08:37:40 may be left out/),
    ).toBeTruthy();
    expect((await urls()).length).toBe(100);
    await userEvent.click(screen.getByRole('link', { name: '4901 ... 5000' }));
    expect(await screen.findByText('/api/v1/call/4999')).toBeTruthy();
  });

  it('say that nothing was logged', async () => {
    open({ 'GET log/web': { body: [] } });
    expect(await screen.findByText('No lines')).toBeTruthy();
  });

  it('are for Developers alone', async () => {
    const { loads } = open({}, 'max');
    expect(await screen.findByText('Your permissions are not enough for seeing this page.')).toBeTruthy();
    expect(loads()).toEqual([]);
  });
});
