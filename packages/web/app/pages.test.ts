import { type PagePath, pageGates } from '@assay/domain/pages';
import { describe, expect, it } from 'vitest';
import { administrationPages, barPages, type Page } from './pages.ts';

const every: Page[] = (Object.keys(pageGates) as PagePath[])
  .map((path) => ({ path, title: path, about: '', gate: pageGates[path] }))
  .toReversed();
const only = (...paths: PagePath[]): Page[] => every.filter(({ path }) => paths.includes(path));
const paths = (pages: readonly Page[]): string[] => pages.map(({ path }) => path);

const staff = { external: false, distributorAdmin: false, flags: [] as string[] };
const uma = { ...staff, level: 1 };
const max = { ...staff, level: 2 };
const dev = { ...staff, level: 3, flags: ['Developer'] };
const dina = { level: 1, external: true, distributorAdmin: false, flags: [] };
const dora = { ...dina, level: 2, distributorAdmin: true };

describe('the bar', () => {
  it('holds the items of the person in the order of the specification', () => {
    expect(paths(barPages(every, uma))).toEqual(['/', '/Reports', '/Audits']);
    expect(paths(barPages(every, dina))).toEqual(['/', '/Reports']);
    expect(paths(barPages(every, dora))).toEqual([
      '/',
      '/Reports',
      '/InspectionPoints',
      '/Protocols',
      '/Equipments',
      '/UserManagement',
    ]);
    expect(paths(barPages(every, dev)).slice(-3)).toEqual(['/UsageDashboards', '/WebLogs', '/Tags']);
  });

  it('holds no item whose page does not exist', () => {
    expect(barPages(only('/Account', '/Admin', '/Administration'), dev)).toEqual([]);
    expect(paths(barPages(only('/Audits', '/Tags'), uma))).toEqual(['/Audits']);
  });
});

describe('the administration page', () => {
  it('lists what the person may open but has no item for', () => {
    expect(paths(administrationPages(every, max)).toSorted()).toEqual([
      '/Admin',
      '/BackgroundServices',
      '/Customers',
      '/Documents',
      '/Equipments',
      '/ExternalUsers',
      '/ProductFamilies',
    ]);
    expect(administrationPages(every, uma)).toEqual([]);
    expect(administrationPages(every, dora)).toEqual([]);
  });
});
