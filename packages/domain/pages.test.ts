import { describe, expect, it } from 'vitest';
import { passes } from './access.ts';
import { isActivePath, navigationFor, type PagePath, pageGates } from './pages.ts';

const people = {
  uma: { level: 1, flags: [], external: false, distributorAdmin: false },
  max: { level: 2, flags: [], external: false, distributorAdmin: false },
  ada: { level: 3, flags: [], external: false, distributorAdmin: false },
  dev: { level: 3, flags: ['Developer'], external: false, distributorAdmin: false },
  carl: { level: 1, flags: ['CertificationManager'], external: false, distributorAdmin: false },
  rita: { level: 1, flags: ['Rater'], external: false, distributorAdmin: false },
  nia: { level: 0, flags: [], external: false, distributorAdmin: false },
  dina: { level: 1, flags: [], external: true, distributorAdmin: false },
  dora: { level: 2, flags: [], external: true, distributorAdmin: true },
};

const adminItems = [
  '/',
  '/Reports',
  '/Audits',
  '/InspectionPoints',
  '/Protocols',
  '/Documents',
  '/Customers',
  '/Equipments',
];

describe('the bar', () => {
  it.each([
    ['uma', ['/', '/Reports', '/Audits']],
    ['max', ['/', '/Reports', '/Audits']],
    ['ada', adminItems],
    ['dev', [...adminItems, '/ExternalUsers', '/UsageDashboards', '/WebLogs', '/Tags']],
    ['carl', ['/', '/Reports', '/Audits', '/certifications']],
    ['nia', []],
    ['dina', ['/', '/Reports']],
    ['dora', ['/', '/Reports', '/InspectionPoints', '/Protocols', '/Equipments', '/UserManagement']],
  ] as const)('shows %s %j', (name, paths) => {
    expect(navigationFor(people[name]).map((item) => item.path)).toEqual(paths);
  });
});

describe('the gates of the pages', () => {
  const open: Record<keyof typeof people, PagePath[]> = {
    nia: [],
    uma: ['/', '/Reports', '/Audits', '/UserManagement', '/Administration', '/Account'],
    rita: ['/', '/Reports', '/Audits', '/UserManagement', '/Administration', '/Account'],
    carl: ['/', '/Reports', '/Audits', '/UserManagement', '/certifications', '/Administration', '/Account'],
    max: [
      '/',
      '/Reports',
      '/Audits',
      '/Documents',
      '/Customers',
      '/Equipments',
      '/ProductFamilies',
      '/ExternalUsers',
      '/UserManagement',
      '/BackgroundServices',
      '/Admin',
      '/Administration',
      '/Account',
    ],
    ada: [
      '/',
      '/Reports',
      '/Audits',
      '/InspectionPoints',
      '/Protocols',
      '/Documents',
      '/Customers',
      '/Equipments',
      '/ProductFamilies',
      '/ExternalUsers',
      '/UserManagement',
      '/UsageDashboards',
      '/Translations',
      '/Tags',
      '/BackgroundServices',
      '/Admin',
      '/Administration',
      '/Account',
    ],
    dev: Object.keys(pageGates).filter((path) => path !== '/certifications') as PagePath[],
    dina: ['/', '/Reports', '/UserManagement', '/Administration', '/Account'],
    dora: [
      '/',
      '/Reports',
      '/InspectionPoints',
      '/Protocols',
      '/Equipments',
      '/UserManagement',
      '/Administration',
      '/Account',
    ],
  };

  it.each(Object.entries(open))('open to %s what the specification says', (name, pages) => {
    const caller = people[name as keyof typeof people];
    expect((Object.keys(pageGates) as PagePath[]).filter((path) => passes(pageGates[path], caller)).sort()).toEqual(
      [...pages].sort(),
    );
  });
});

describe('the active item', () => {
  it.each([
    ['/Reports', '/Reports', true],
    ['/reports/1/details', '/Reports', true],
    ['/Reports/', '/Reports', true],
    ['/', '/', true],
    ['/Reports', '/', false],
    ['/Audits', '/Reports', false],
    ['/weblogs', '/WebLogs', true],
  ])('at %s, %s is underlined: %s [SHL-03]', (path, route, active) => {
    expect(isActivePath(path, route)).toBe(active);
  });
});
