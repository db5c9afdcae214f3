import type { AdminEvent } from '@assay/contract/admin-events';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { sessionOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const event = (id: number, given: Partial<AdminEvent>): AdminEvent => ({
  ...{ id: String(id), at: `2026-11-17T10:00:0${id}.000Z`, actor: 'Ada', kind: 'user', subject: '', action: 'changed' },
  changes: [],
  ...given,
});

const some = [
  event(5, {
    kind: 'backgroundService',
    subject: 'email-outbox',
    action: 'switched off',
    changes: [
      { field: 'service', from: null, to: 'email-outbox' },
      { field: 'enabled', from: true, to: false },
    ],
  }),
  event(4, {
    subject: 'Eeva (eeva@distributor.example)',
    changes: [
      { field: 'expires_at', from: '2025-01-01T00:00:00Z', to: '2026-01-01T00:00:00Z' },
      { field: 'company_id', from: 'Old', to: 'New' },
    ],
  }),
  event(3, {
    kind: 'debugToken',
    subject: 'Ada',
    action: 'created',
    changes: [{ field: 'groups', from: null, to: 'mecu' }],
  }),
  event(2, { actor: null, subject: 'Noel', action: 'password link sent' }),
  event(1, {
    kind: 'certifiedUser',
    subject: 'carl@provider.example',
    action: 'created',
    changes: [
      { field: 'product_family_id', from: null, to: 'Jaw crushers' },
      { field: 'expiration_date', from: null, to: '2027-07-26' },
    ],
  }),
];

describe('the admin events', () => {
  it('tell who did what when, from what to what, and are narrowed by person, kind and day', async () => {
    const { sent } = fakeApi({ ...sessionOf('max'), 'GET adminEvents': { body: { result: some, count: 5 } } });
    renderApp('/Admin', 'max');
    await userEvent.click(await screen.findByRole('link', { name: 'Admin events' }));
    const table = await screen.findByRole('table');
    const rows = within(table).getAllByRole('row').slice(1);
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(cells).toEqual([
      ['17.11.2026 10:00:05', 'Ada', 'email-outboxService', 'switched it off', ''],
      [
        '17.11.2026 10:00:04',
        'Ada',
        'Eeva (eeva@distributor.example)User',
        'made changes',
        'Expiry changed from 01.01.2025 00:00 to 01.01.2026 00:00Company changed from Old to New',
      ],
      ['17.11.2026 10:00:03', 'Ada', 'AdaDebug token', 'set a debug token', 'Groups: mecu'],
      ['17.11.2026 10:00:02', 'The system', 'NoelUser', 'sent a link to set a password', ''],
      [
        '17.11.2026 10:00:01',
        'Ada',
        'carl@provider.exampleCertified user',
        'certified for Jaw crushers',
        'Expiration date: 26.07.2027',
      ],
    ]);
    const asked = () => sent.filter(({ call }) => call === 'GET adminEvents').at(-1)?.query;
    expect(asked()).toEqual({ offset: '0', amount: '50', orderKey: 'at', orderDirection: 'desc' });
    await userEvent.click(screen.getByLabelText('Service'));
    await userEvent.type(screen.getByLabelText('From day'), '2026-11-01');
    await userEvent.type(screen.getByLabelText('To day'), '2026-11-30');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search by person' }), 'ada');
    await expect
      .poll(asked)
      .toMatchObject({ kinds: 'backgroundService', from: '2026-11-01', to: '2026-11-30', search: 'ada' });
  });

  it.each(['uma', 'dora'] as const)('are not for %s', async (person) => {
    const { calls } = fakeApi(sessionOf(person));
    renderApp('/Admin/events', person);
    expect(await screen.findByText('Your permissions are not enough for seeing this page.')).toBeTruthy();
    expect(calls()).not.toContain('GET adminEvents');
  });
});
