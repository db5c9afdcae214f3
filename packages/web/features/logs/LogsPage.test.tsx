import type { LogEntry } from '@assay/contract/logs';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type Answers, fakeApi } from '../../testing/fake-api.ts';
import { sessionOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const entry = (clock: string, eventName: string, properties: string): LogEntry => ({
  timestamp: `2026-11-17T${clock}.000Z`,
  appVersion: '1.2.3',
  eventName,
  osName: 'Linux',
  properties,
  email: null,
});
const ofUma = '{"email":"uma@provider.example","route":"/Reports"}';

const some = [
  entry('10:10:01', 'work submitted', ofUma),
  entry('10:05:00', 'page opened', ofUma),
  entry('10:02:00', 'pump off', 'seen by dina@distributor.example'),
  entry('10:00:00', 'page opened', ofUma),
];

const open = (answers: Answers, person: 'dev' | 'max' = 'dev', address = '/Logs') => {
  const { sent } = fakeApi({ ...sessionOf(person), ...answers });
  renderApp(address, person);
  return { loads: () => sent.filter(({ call }) => call.startsWith('GET log')) };
};

describe('the logs', () => {
  it('are loaded by date and e-mail, as a table or as sessions [LOG-01]', async () => {
    const { loads } = open({ 'GET log': { body: [] }, 'GET log/app': { body: some } });
    await userEvent.type(await screen.findByLabelText('Date (UTC)'), '2026-11-17');
    await userEvent.type(screen.getByLabelText('E-mail'), 'uma@provider.example');
    await userEvent.click(screen.getByRole('button', { name: 'Load' }));
    const [head, ...rows] = within(await screen.findByRole('table')).getAllByRole('row');
    const texts = (row: HTMLElement | undefined, role: 'cell' | 'columnheader') =>
      within(row as HTMLElement)
        .getAllByRole(role)
        .map(({ textContent }) => textContent);
    expect(loads().at(-1)).toMatchObject({
      call: 'GET log/app',
      query: { date: '2026-11-17', email: 'uma@provider.example' },
    });
    expect(texts(head, 'columnheader')).toEqual([
      'Timestamp',
      'App version',
      'Event name',
      'OS name',
      'E-mail',
      'Properties',
    ]);
    expect(texts(rows[0], 'cell')).toEqual([
      '17.11.2026 10:10:01',
      '1.2.3',
      'work submitted',
      'Linux',
      'uma@provider.example',
      ofUma,
    ]);
    // Properties that are no JSON may still name somebody.
    expect(texts(rows[2], 'cell').slice(4)).toEqual(['dina@distributor.example', 'seen by dina@distributor.example']);

    await userEvent.click(screen.getByText('Sessions'));
    expect(await screen.findByText('3 sessions')).toBeTruthy();
    const sessions = screen.getAllByRole('group').map(({ textContent }) => textContent);
    expect(sessions).toEqual([
      'uma@provider.example, 17.11.2026 10:10:011 entry, 0.0 s',
      'dina@distributor.example, 17.11.2026 10:02:001 entry, 0.0 s',
      'uma@provider.example, 17.11.2026 10:00:002 entries, 5 min 0 s',
    ]);
    await userEvent.click(screen.getByText('uma@provider.example, 17.11.2026 10:00:00'));
    const events = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    expect(events.map((row) => texts(row, 'cell')[0])).toEqual(['17.11.2026 10:00:00', '17.11.2026 10:05:00']);
  });

  it('show the newest entries at first, and say that there are others', async () => {
    const many = Array.from({ length: 500 }, () => entry('10:00:00', 'page opened', ofUma));
    const { loads } = open({ 'GET log': { body: many } });
    expect(await screen.findByText(/^These are the newest 500 entries\./)).toBeTruthy();
    expect(loads().map(({ call }) => call)).toEqual(['GET log']);
  });

  it('are for Developers alone', async () => {
    const { loads } = open({}, 'max');
    expect(await screen.findByText('Your permissions are not enough for seeing this page.')).toBeTruthy();
    expect(loads()).toEqual([]);
  });
});
