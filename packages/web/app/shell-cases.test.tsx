import { gatedRoutes, openRoutes, shellCases, specifiedItems } from '@assay/contract/specified-shell';
import { pageGates } from '@assay/domain/pages';
import { createMemoryHistory } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Session, SessionContext } from '../api/session.ts';
import { BackgroundServicesPage } from '../features/background-services/BackgroundServicesPage.tsx';
import { CustomerListPage } from '../features/customers/CustomerListPage.tsx';
import { UsageDashboardsPage } from '../features/dashboards/UsageDashboardsPage.tsx';
import { DocumentsPage } from '../features/documents/DocumentsPage.tsx';
import { EquipmentListPage } from '../features/equipment/EquipmentListPage.tsx';
import { ReportListPage } from '../features/inspections/list/ReportListPage.tsx';
import { ProductFamiliesPage } from '../features/products/ProductFamiliesPage.tsx';
import { fakeApi } from '../testing/fake-api.ts';
import { sessionOf, userOf } from '../testing/people.ts';
import { renderApp } from '../testing/render-app.tsx';
import { administrationPages, barPages, type Page } from './pages.ts';
import { createAppRouter } from './router.ts';

const router = createAppRouter(createMemoryHistory({ initialEntries: ['/'] }));
const pages: Page[] = Object.values(router.routesById).flatMap((route) => route.options.staticData?.page ?? []);
const lower = (paths: readonly string[]) => paths.map((path) => path.toLowerCase());
const swapCase = (path: string) =>
  [...path].map((letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase())).join('');

describe('the routes of the application', () => {
  it.each([...gatedRoutes, ...openRoutes])('have %s, whatever its case [SHL-05]', (path) => {
    for (const spelled of [path, path.toLowerCase(), path.toUpperCase(), swapCase(path)]) {
      const matched = router.getMatchedRoutes(spelled)[2]?.fullPath ?? '';
      expect(matched.toLowerCase(), spelled).toBe(path.toLowerCase());
    }
  });

  it('are behind the gates of the specifications', () => {
    for (const { path, gate } of pages) expect(gate, path).toEqual(pageGates[path]);
  });
});

describe('the bar', () => {
  it.each(shellCases.map((one) => [one.who, one] as const))(
    'has for %s these items by these names, in their order [SHL-04]',
    (_who, { bar, ...person }) => {
      const named = Object.entries(specifiedItems).filter(([path]) => lower(bar).includes(path.toLowerCase()));
      // Titles are in sentence case.
      expect(barPages(pages, person).map(({ path, title }) => [path, title].map((text) => text.toLowerCase()))).toEqual(
        named.map((item) => item.map((text) => text.toLowerCase())),
      );
    },
  );
});

describe('the Administration page', () => {
  it.each(shellCases.map((one) => [one.who, one] as const))(
    'lists for %s what they may open and have no item for',
    (_who, { bar, opens, ...person }) => {
      const elsewhere = lower([...bar, '/', '/UserManagement']);
      const rest = lower(opens).filter((path) => !elsewhere.includes(path));
      const specified = lower(gatedRoutes);
      const listed = lower(administrationPages(pages, person).map(({ path }) => path));
      expect(listed.filter((path) => specified.includes(path)).sort()).toEqual(rest.sort());
    },
  );
});

describe('the list of calls', () => {
  it.each([
    ['max', '/api'],
    ['uma', undefined],
    ['dora', undefined],
  ] as const)('is offered to %s on the Administration page: %s', async (person, href) => {
    fakeApi(sessionOf(person));
    renderApp('/Administration', person);
    await screen.findByRole('heading', { level: 1, name: 'Administration' });
    expect(screen.queryByRole('link', { name: 'API' })?.getAttribute('href')).toBe(href);
  });
});

describe('a list below its level', () => {
  const session = (level: number, external = false): Session => ({
    ...{ level, external, flags: [], distributorAdmin: false, divisions: null },
    user: userOf('uma'),
  });

  it.each([
    ['of reports', ReportListPage, session(0)],
    ['of customers', CustomerListPage, session(1)],
    ['of customers, to people from outside', CustomerListPage, session(2, true)],
    ['of equipment', EquipmentListPage, session(1)],
    ['of product families', ProductFamiliesPage, session(1)],
    ['of documents', DocumentsPage, session(1)],
    ['of background services', BackgroundServicesPage, session(1)],
    ['of serviced equipment', UsageDashboardsPage, session(1)],
  ])('%s is blank and asks for nothing [SHL-10]', (_name, List, reader) => {
    const api = fakeApi({});
    const { container } = render(
      <SessionContext value={reader}>
        <List />
      </SessionContext>,
    );
    expect(container.innerHTML).toBe('');
    expect(api.calls()).toEqual([]);
  });
});

describe('somebody without a level', () => {
  it('and with a flag is led to the pages that it opens', async () => {
    fakeApi({ ...sessionOf('nia'), 'GET auth/accountFlags': { body: ['Developer'] } });
    renderApp('/', 'nia');
    expect(await screen.findByText('You may open:')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Distributors' }).getAttribute('href')).toBe('/ExternalUsers');
    expect(screen.queryByRole('banner')).toBeNull();
  });
});
