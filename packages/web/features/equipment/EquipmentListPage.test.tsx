import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMachine } from '../../testing/equipments.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { sessionOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

describe('the list of equipment', () => {
  it('shows each name of a machine in its own column, its customer and site, and the moment of its last visit', async () => {
    const here = {
      customerName: 'Granite Works',
      customerSiteName: 'North pit',
      lastVisit: '2026-07-07T09:05:00.000Z',
    };
    const nowhere = { customerName: '', customerSiteName: '', lastVisit: null };
    const result = [
      { ...aMachine(1), ...here },
      { ...aMachine(2, { serialNumber: '' }), ...nowhere },
    ];
    fakeApi({ ...sessionOf('max'), 'GET Equipments/query': { body: { result, count: 2 } } });
    renderApp('/Equipments', 'max');
    const table = await screen.findByRole('table');
    const headers = within(table).getAllByRole('columnheader');
    const rows = within(table).getAllByRole('row').slice(1);
    const cells = rows.map((row) => {
      const texts = within(row).getAllByRole('cell');
      return Object.fromEntries(headers.map(({ textContent }, n) => [textContent, texts[n]?.textContent]));
    });
    expect(cells).toMatchObject([
      {
        'Serial number': 'S1',
        Nickname: 'Nick 1',
        Customer: 'Granite Works',
        Site: 'North pit',
        'Last visit (UTC)': '07.07.2026 09:05',
      },
      { 'Serial number': '–', Nickname: 'Nick 2', Customer: '–', Site: '–', 'Last visit (UTC)': '–' },
    ]);
    expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual(['S1', 'Nick 2']);
  });
});
