import type { ServicedCompany, ServicedCustomer } from '@assay/contract/dashboards';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type Answers, fakeApi, problem } from '../../testing/fake-api.ts';
import { sessionOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const id = (n: number) => `0190a000-0000-7000-8000-00000000000${n}`;
const customer = (n: number, name: string, english: string, total: number, data: number[]): ServicedCustomer => ({
  customerId: id(n),
  customerName: name,
  customerEnglishName: english,
  totalNumberOfEquipment: total,
  serviceData: { lastWeek: data[0] ?? 0, lastMonth: data[1] ?? 0, lastYear: data[2] ?? 0 },
});
const granite = customer(1, 'Graniitti Oy', 'Granite Ltd', 3, [0, 1, 2]);
const basalt = customer(2, 'Basalt Works', 'Basalt Works', 8, [1, 1, 8]);
const quiet = customer(3, 'Quiet Quarry', '', 0, []);
const kivi: ServicedCompany = {
  companyId: id(4),
  companyName: 'Kivi Drilling Service',
  totalNumberOfEquipment: 1200,
  serviceData: { lastWeek: 1, lastMonth: 7, lastYear: 1200 },
};

async function openPage(answers: Answers = {}) {
  const api = fakeApi({
    ...sessionOf('dev'),
    'GET inspections/servicedEquipment': ({ query }) => ({
      body: query.onlyIncludeServiced === 'true' ? [granite, basalt] : [granite, basalt, quiet],
    }),
    'GET inspections/companiesServicedEquipment': { body: [kivi] },
    'GET inspections/servicedByMonth': {
      body: [
        { month: '2026-01', surfaceDrills: 0, equipment: 2 },
        { month: '2026-02', surfaceDrills: 3, equipment: 5 },
      ],
    },
    ...answers,
  });
  const app = renderApp('/UsageDashboards', 'dev');
  await screen.findByRole('heading', { level: 1, name: 'Usage dashboard' });
  return { api, app, user: userEvent.setup() };
}

const tableOf = async (name: string) => within(await screen.findByRole('region', { name })).getByRole('table');
const cellsOf = (table: HTMLElement): string[][] =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent?.trim() ?? ''));

describe('the service dashboards', () => {
  it('show each customer with its total and what was serviced of it, as counts and percentages [DSH-01]', async () => {
    const { user } = await openPage();
    await user.click(screen.getByRole('checkbox', { name: 'Include customers without inspections' }));
    await screen.findByText('Quiet Quarry');
    expect(screen.getByRole('heading', { level: 2, name: 'Surface drills service dashboard' })).toBeTruthy();
    expect(cellsOf(await tableOf('Surface drills service dashboard'))).toEqual([
      ['Customer name', 'Total equipment', 'Serviced this week', 'Serviced this month', 'Serviced this year'],
      ['Basalt Works', '8', '1 (12.5%)', '1 (12.5%)', '8 (100%)'],
      ['Graniitti Oy (Granite Ltd)', '3', '0 (0%)', '1 (33.33%)', '2 (66.67%)'],
      ['Quiet Quarry', '0', '0 (0%)', '0 (0%)', '0 (0%)'],
    ]);
  });

  it('find customers by either name, whatever the case, and load those without inspections when asked [DSH-02]', async () => {
    const { api, user, app } = await openPage();
    await screen.findByText('Basalt Works');
    expect(screen.queryByText('Quiet Quarry')).toBeNull();
    const asked = () =>
      api.sent
        .filter(({ call }) => call === 'GET inspections/servicedEquipment')
        .map(({ query }) => query.onlyIncludeServiced);
    expect(asked()).toEqual(['true']);
    const search = screen.getByRole('searchbox', { name: 'Search customers' });
    await user.type(search, 'GRANITE l');
    await waitFor(() => expect(screen.queryByText('Basalt Works')).toBeNull());
    expect(screen.getByText('Graniitti Oy (Granite Ltd)')).toBeTruthy();
    await user.clear(search);
    await user.type(search, 'graniitti');
    await waitFor(() => expect(app.router.state.location.search).toEqual({ customersSearch: 'graniitti' }));
    expect(screen.getByText('Graniitti Oy (Granite Ltd)')).toBeTruthy();
    await user.clear(search);
    const all = screen.getByRole('checkbox', { name: 'Include customers without inspections' });
    await user.click(all);
    await screen.findByText('Quiet Quarry');
    expect(asked()).toEqual(['true', 'false']);
    await user.click(all);
    await waitFor(() => expect(screen.queryByText('Quiet Quarry')).toBeNull());
  });

  it('show companies in the same columns, without a checkbox [DSH-03]', async () => {
    await openPage();
    await screen.findByText('Kivi Drilling Service');
    expect(screen.getByRole('heading', { level: 2, name: 'Equipment serviced by company' })).toBeTruthy();
    expect(cellsOf(await tableOf('Equipment serviced by company'))).toEqual([
      ['Company name', 'Total equipment', 'Serviced this week', 'Serviced this month', 'Serviced this year'],
      ['Kivi Drilling Service', '1,200', '1 (0.08%)', '7 (0.58%)', '1,200 (100%)'],
    ]);
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });

  it('lead from each figure that is not zero to the machines behind it', async () => {
    const { app, user } = await openPage();
    const row = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;
    const links = async (name: string) =>
      within(await row(name))
        .getAllByRole('link')
        .map((link) => [link.textContent, Object.fromEntries(new URL((link as HTMLAnchorElement).href).searchParams)]);
    const drills = { customerId: id(1), category: 'surface_drills' };
    expect(await links('Graniitti Oy (Granite Ltd)')).toEqual([
      ['3', drills],
      ['1 (33.33%)', { ...drills, serviced: 'month' }],
      ['2 (66.67%)', { ...drills, serviced: 'year' }],
    ]);
    expect((await links('Kivi Drilling Service'))[1]).toEqual(['1 (0.08%)', { companyId: id(4), serviced: 'week' }]);
    expect(await links('February 2026')).toEqual([
      ['3', { category: 'surface_drills', serviced: '2026-02' }],
      ['5', { serviced: '2026-02' }],
    ]);
    expect(await links('January 2026')).toEqual([['2', { serviced: '2026-01' }]]);
    await user.click(within(await row('February 2026')).getByRole('link', { name: '3' }));
    expect(app.router.state.location.pathname).toBe('/Equipments');
    expect(await screen.findByRole('button', { name: 'Remove the filter Serviced in February 2026' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove the filter Surface drills' }));
    await waitFor(() => expect(app.router.state.location.search).toEqual({ serviced: '2026-02' }));
  });

  it('are sorted by their figures', async () => {
    const { user } = await openPage();
    await screen.findByText('Basalt Works');
    const table = await tableOf('Surface drills service dashboard');
    const names = () =>
      cellsOf(table)
        .map(([name]) => name)
        .slice(1);
    expect(names()).toEqual(['Basalt Works', 'Graniitti Oy (Granite Ltd)']);
    await user.click(within(table).getByRole('button', { name: /Total equipment/ }));
    await waitFor(() => expect(names()).toEqual(['Graniitti Oy (Granite Ltd)', 'Basalt Works']));
  });

  it('say what could not be loaded, and show the rest', async () => {
    await openPage({ 'GET inspections/companiesServicedEquipment': problem(500, 'unexpected') });
    expect(await screen.findByText('The companies could not be loaded')).toBeTruthy();
    expect(await screen.findByText('Basalt Works')).toBeTruthy();
  });

  it('have a picture of the year that is read out month by month', async () => {
    await openPage();
    const picture = await screen.findByRole('figure', { name: 'Serviced machines by month of 2026: Jan 2, Feb 5' });
    expect(within(picture).getByRole('slider').getAttribute('aria-valuetext')).toBe(
      'All equipment: 5, Feb, machines serviced',
    );
  });
});
