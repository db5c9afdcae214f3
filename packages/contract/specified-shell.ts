/** The bar and the gates of the pages as the specifications have them, for each kind of person. */

/** In the order of the bar; logging out ends every bar. */
export const specifiedItems = {
  '/': 'My page',
  '/Reports': 'Reports',
  '/Audits': 'Audits',
  '/InspectionPoints': 'Inspection Points',
  '/Protocols': 'Protocols',
  '/Documents': 'Documents',
  '/Customers': 'Customers',
  '/Equipments': 'Equipment',
  '/ExternalUsers': 'Distributors',
  '/UsageDashboards': 'Usage dashboard',
  '/UserManagement': 'Users',
  '/weblogs': 'Web logs',
  '/tags': 'Tags',
  '/certifications': 'Certifications',
} as const;
export type SpecifiedItem = keyof typeof specifiedItems;

export const gatedRoutes = [
  ...(Object.keys(specifiedItems) as SpecifiedItem[]),
  '/ProductFamilies',
  '/BackgroundServices',
  '/Admin',
  '/Logs',
  '/Translations',
] as const;
export type GatedRoute = (typeof gatedRoutes)[number];

/** Routes that need no session. */
export const openRoutes = ['/nosession/SetPassword', '/auth/token', '/auth/logout'] as const;

export interface ShellCase {
  who: string;
  /** A test user of this kind. */
  name?: string;
  level: number;
  flags: readonly string[];
  external: boolean;
  distributorAdmin: boolean;
  /** While the group is 0 there is no bar at all. */
  bar: readonly SpecifiedItem[];
  opens: readonly GatedRoute[];
}

const internal = { external: false, distributorAdmin: false, flags: [] as readonly string[] };
const external = { ...internal, external: true };

const userBar = ['/', '/Reports', '/Audits'] as const;
const authoring = ['/InspectionPoints', '/Protocols'] as const;
const adminBar = [...userBar, ...authoring, '/Documents', '/Customers', '/Equipments'] as const;
const userOpens = [...userBar, '/UserManagement'] as const;
const managerOpens = [
  ...userOpens,
  ...(['/Documents', '/Customers', '/Equipments', '/ProductFamilies'] as const),
  ...(['/BackgroundServices', '/Admin', '/ExternalUsers'] as const),
] as const;
const adminOpens = [...managerOpens, ...authoring, '/UsageDashboards', '/Translations', '/tags'] as const;
const logs = ['/Logs', '/weblogs'] as const;
const externalOpens = ['/', '/Reports', '/UserManagement'] as const;
const distributorAdminOpens = [...externalOpens, ...authoring, '/Equipments'] as const;

export const shellCases: readonly ShellCase[] = [
  { who: 'staff without groups', name: 'nia', ...internal, level: 0, bar: [], opens: [] },
  { who: 'a User', name: 'uma', ...internal, level: 1, bar: userBar, opens: userOpens },
  { who: 'a Manager', name: 'max', ...internal, level: 2, bar: userBar, opens: managerOpens },
  { who: 'an Admin', name: 'ada', ...internal, level: 3, bar: adminBar, opens: adminOpens },
  { who: 'a Rater', name: 'rita', ...internal, level: 1, flags: ['Rater'], bar: userBar, opens: userOpens },
  {
    ...{ who: 'a Developer without a level', ...internal, level: 0, flags: ['Developer'] },
    ...{ bar: [], opens: ['/ExternalUsers', ...logs] },
  },
  {
    ...{ who: 'a Developer who is a User', ...internal, level: 1, flags: ['Developer'] },
    ...{ bar: [...userBar, '/weblogs'], opens: [...userOpens, '/ExternalUsers', ...logs] },
  },
  {
    ...{ who: 'a Developer who is a Manager', ...internal, level: 2, flags: ['Developer'] },
    ...{ bar: [...userBar, '/weblogs'], opens: [...managerOpens, ...logs] },
  },
  {
    ...{ who: 'a Developer who is an Admin', name: 'dev', ...internal, level: 3, flags: ['Developer'] },
    bar: [...adminBar, '/ExternalUsers', '/UsageDashboards', '/weblogs', '/tags'],
    opens: [...adminOpens, ...logs],
  },
  {
    ...{ who: 'a CertificationManager', name: 'carl', ...internal, level: 1, flags: ['CertificationManager'] },
    ...{ bar: [...userBar, '/certifications'], opens: [...userOpens, '/certifications'] },
  },
  {
    ...{ who: 'a CertificationManager without a level', ...internal, level: 0, flags: ['CertificationManager'] },
    ...{ bar: [], opens: ['/certifications'] },
  },
  { who: 'a distributor', name: 'dina', ...external, level: 1, bar: ['/', '/Reports'], opens: externalOpens },
  {
    ...{ who: 'a distributor admin', name: 'dora', ...external, level: 2, distributorAdmin: true },
    ...{ bar: ['/', '/Reports', ...authoring, '/Equipments', '/UserManagement'], opens: distributorAdminOpens },
  },
  {
    ...{ who: 'somebody from outside with level 3', ...external, level: 3 },
    bar: ['/', '/Reports', ...authoring, '/Documents', '/Customers', '/Equipments'],
    opens: [
      ...distributorAdminOpens,
      ...(['/Documents', '/Customers', '/ProductFamilies', '/BackgroundServices', '/Admin'] as const),
      ...(['/ExternalUsers', '/UsageDashboards', '/Translations', '/tags'] as const),
    ],
  },
];
