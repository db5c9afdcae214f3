import { type Caller, type Gate, levels, passes } from './access.ts';

const { User, Manager, Admin, Never } = levels;

/** By the paths of the specifications, compared ignoring case. */
export const pageGates = {
  '/': { internal: User, external: User },
  '/Reports': { internal: User, external: User },
  '/Audits': { internal: User, external: Never },
  '/InspectionPoints': { internal: Admin, external: Manager },
  '/Protocols': { internal: Admin, external: Manager },
  '/Documents': { internal: Manager, external: Admin },
  '/Customers': { internal: Manager, external: Admin },
  '/Equipments': { internal: Manager, external: Manager },
  '/ProductFamilies': { internal: Manager, external: Admin },
  '/ExternalUsers': { internal: Manager, external: Admin, or: 'Developer' },
  '/UserManagement': { internal: User, external: User },
  '/UsageDashboards': { internal: Admin, external: Admin },
  '/Translations': { internal: Admin, external: Admin },
  '/Tags': { internal: Admin, external: Admin },
  '/Logs': { internal: Never, external: Never, or: 'Developer' },
  '/WebLogs': { internal: Never, external: Never, or: 'Developer' },
  '/certifications': { internal: Never, external: Never, or: 'CertificationManager' },
  '/BackgroundServices': { internal: Manager, external: Admin },
  '/Admin': { internal: Manager, external: Admin },
  '/Administration': { internal: User, external: User },
  '/Account': { internal: User, external: User },
} as const satisfies Record<string, Gate>;

/** These people get the link from the equipment to the product models. */
export const productModelsLink: Gate = { internal: Admin, external: Admin };

export type PagePath = keyof typeof pageGates;

export interface NavigationItem {
  path: PagePath;
  /** Narrower than the gate of the page, which can also be reached by its address. */
  shownTo: Gate & { onlyDistributorAdmins?: true };
}

/** In the order of the bar; the log-out link after them is no page. */
const navigation: readonly NavigationItem[] = [
  { path: '/', shownTo: { internal: User, external: User } },
  { path: '/Reports', shownTo: { internal: User, external: User } },
  { path: '/Audits', shownTo: { internal: User, external: Never } },
  { path: '/InspectionPoints', shownTo: { internal: Admin, external: Manager } },
  { path: '/Protocols', shownTo: { internal: Admin, external: Manager } },
  { path: '/Documents', shownTo: { internal: Admin, external: Admin } },
  { path: '/Customers', shownTo: { internal: Admin, external: Admin } },
  { path: '/Equipments', shownTo: { internal: Admin, external: Manager } },
  { path: '/ExternalUsers', shownTo: { internal: Admin, external: Admin, and: 'Developer' } },
  { path: '/UsageDashboards', shownTo: { internal: Admin, external: Admin, and: 'Developer' } },
  { path: '/UserManagement', shownTo: { internal: Never, external: User, onlyDistributorAdmins: true } },
  { path: '/WebLogs', shownTo: { internal: Never, external: Never, or: 'Developer' } },
  { path: '/Tags', shownTo: { internal: Admin, external: Admin, and: 'Developer' } },
  { path: '/certifications', shownTo: { internal: Never, external: Never, or: 'CertificationManager' } },
];

export interface NavigationCaller extends Caller {
  distributorAdmin: boolean;
}

export const navigationFor = (caller: NavigationCaller): NavigationItem[] =>
  navigation.filter(
    ({ shownTo }) => passes(shownTo, caller) && (!shownTo.onlyDistributorAdmins || caller.distributorAdmin),
  );

/** The bar underlines the item of the open page and of pages below it; `/` only if equal. */
export function isActivePath(path: string, route: string): boolean {
  const [at, item] = [path.toLowerCase().replace(/\/+$/, '') || '/', route.toLowerCase()];
  return at === item || (item !== '/' && at.startsWith(item));
}
