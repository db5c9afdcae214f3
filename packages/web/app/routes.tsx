/** Every address of the application: a page with its gate is one row here. */
import { type AbilityName, abilities, type Gate } from '@assay/domain/access';
import { type PagePath, pageGates } from '@assay/domain/pages';
import { createRootRoute, createRoute, redirect } from '@tanstack/react-router';
import type { LazyComponent } from '../ui/lazy-export.tsx';
import { Gated } from './Gated.tsx';
import * as pages from './lazy-pages.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { t } from './pages.texts.ts';
import type { Page } from './pages.ts';
import {
  auditReportSearch,
  auditSearch,
  newAuditSearch,
  ofCustomerSearch,
  reportSearch,
  setPasswordSearch,
  startSearch,
  tokenSearch,
} from './route-searches.ts';
import { SessionFrame } from './SessionFrame.tsx';

const root = createRootRoute();
const session = createRoute({ getParentRoute: () => root, id: 'session', component: SessionFrame });

type PageContent = LazyComponent<object>;

/** The code of the first page is fetched beside the session; each is shown once its gate is passed. */
const behind = (gate: Gate, content: PageContent) => ({
  component: Object.assign(() => <Gated gate={gate} content={content} />, { fetchAhead: content.fetchAhead }),
});

type PageText = Parameters<typeof t>[0];

function gated(path: PagePath, title: PageText, about: PageText, content: PageContent) {
  const page: Page = {
    path,
    gate: pageGates[path],
    get title() {
      return t(title);
    },
    get about() {
      return t(about);
    },
  };
  return { ...behind(page.gate, content), staticData: { page } };
}

/** A page below another one, behind the same gate. */
const below = (path: PagePath, content: PageContent) => behind(pageGates[path], content);

/** A page below another one that not everybody who opens that may use. */
const reserved = (ability: AbilityName, content: PageContent) => behind(abilities[ability], content);

const open = { getParentRoute: () => root };
const signedIn = { getParentRoute: () => session };

export const routeTree = root.addChildren([
  createRoute({ ...open, path: '/auth/token', component: pages.TokenPage, validateSearch: tokenSearch }),
  createRoute({ ...open, path: '/auth/logout', component: pages.LogOutPage }),
  // Every page shows the login screen to those who need it; this address has no other use.
  createRoute({ ...open, path: '/login', beforeLoad: () => redirect({ to: '/', replace: true, throw: true }) }),
  createRoute({
    ...open,
    path: '/nosession/SetPassword',
    component: pages.SetPasswordPage,
    validateSearch: setPasswordSearch,
  }),
  session.addChildren([
    createRoute({ ...signedIn, path: '/', ...gated('/', 'myPage', 'myPageAbout', pages.MyPage) }),
    createRoute({ ...signedIn, path: '$', component: NotFoundPage }),
    createRoute({ ...signedIn, path: '/Account', ...gated('/Account', 'account', 'accountAbout', pages.PersonPage) }),
    createRoute({
      ...signedIn,
      path: '/Administration',
      ...gated('/Administration', 'administration', 'administrationAbout', pages.AdministrationPage),
    }),
    createRoute({ ...signedIn, path: '/Audits', ...gated('/Audits', 'audits', 'auditsAbout', pages.AuditListPage) }),
    createRoute({
      ...signedIn,
      path: '/Audits/new',
      ...below('/Audits', pages.NewAuditPage),
      validateSearch: newAuditSearch,
    }),
    createRoute({ ...signedIn, path: '/Admin', ...gated('/Admin', 'admin', 'adminAbout', pages.AdminPage) }),
    createRoute({ ...signedIn, path: '/Admin/events', ...reserved('adminEvents.read', pages.AdminEventsPage) }),
    createRoute({
      ...signedIn,
      path: '/Audits/$id/report',
      ...below('/Audits', pages.AuditReportPage),
      validateSearch: auditReportSearch,
    }),
    createRoute({
      ...signedIn,
      path: '/Audits/$id',
      ...below('/Audits', pages.AuditPage),
      validateSearch: auditSearch,
    }),
    createRoute({
      ...signedIn,
      path: '/BackgroundServices',
      ...gated('/BackgroundServices', 'backgroundServices', 'backgroundServicesAbout', pages.BackgroundServicesPage),
    }),
    createRoute({
      ...signedIn,
      path: '/BackgroundServices/masterDataFaults',
      ...below('/BackgroundServices', pages.MasterDataFaultsPage),
    }),
    createRoute({
      ...signedIn,
      path: '/Customers',
      ...gated('/Customers', 'customers', 'customersAbout', pages.CustomerListPage),
    }),
    createRoute({ ...signedIn, path: '/Customers/new', ...below('/Customers', pages.NewCustomerPage) }),
    createRoute({ ...signedIn, path: '/Customers/import', ...below('/Customers', pages.ImportCustomersPage) }),
    createRoute({ ...signedIn, path: '/Customers/import/$id', ...below('/Customers', pages.CustomerImportPage) }),
    createRoute({ ...signedIn, path: '/Customers/$id', ...below('/Customers', pages.ClientPage) }),
    createRoute({ ...signedIn, path: '/Customers/$id/edit', ...below('/Customers', pages.EditCustomerPage) }),
    createRoute({
      ...signedIn,
      path: '/Customers/$id/compare/$id2',
      ...below('/Customers', pages.CompareCustomersPage),
    }),
    createRoute({
      ...signedIn,
      path: '/certifications',
      ...gated('/certifications', 'certifications', 'certificationsAbout', pages.CertificationsPage),
    }),
    createRoute({
      ...signedIn,
      path: '/Documents',
      ...gated('/Documents', 'documents', 'documentsAbout', pages.DocumentsPage),
    }),
    createRoute({
      ...signedIn,
      path: '/Equipments',
      ...gated('/Equipments', 'equipments', 'equipmentsAbout', pages.EquipmentListPage),
    }),
    createRoute({
      ...signedIn,
      path: '/Equipments/new',
      ...below('/Equipments', pages.NewEquipmentPage),
      validateSearch: ofCustomerSearch,
    }),
    createRoute({ ...signedIn, path: '/Equipments/labels', ...below('/Equipments', pages.MachineLabelsPage) }),
    createRoute({
      ...signedIn,
      path: '/Equipments/import',
      ...reserved('equipment.import', pages.ImportEquipmentPage),
    }),
    createRoute({
      ...signedIn,
      path: '/Equipments/import/$id',
      ...reserved('equipment.import', pages.EquipmentImportPage),
    }),
    createRoute({ ...signedIn, path: '/Equipments/$id', ...reserved('equipment.read', pages.MachinePage) }),
    createRoute({
      ...signedIn,
      path: '/Equipments/$id/edit',
      ...reserved('equipment.correct', pages.EditEquipmentPage),
    }),
    createRoute({
      ...signedIn,
      path: '/ExternalUsers',
      ...gated('/ExternalUsers', 'externalUsers', 'externalUsersAbout', pages.ManagedUsersPage),
    }),
    createRoute({ ...signedIn, path: '/FollowUps', ...below('/', pages.OverduePage) }),
    createRoute({
      ...signedIn,
      path: '/InspectionPoints',
      ...gated('/InspectionPoints', 'inspectionPoints', 'inspectionPointsAbout', pages.PointsPage),
    }),
    createRoute({ ...signedIn, path: '/Logs', ...gated('/Logs', 'logs', 'logsAbout', pages.LogsPage) }),
    createRoute({ ...signedIn, path: '/WebLogs', ...gated('/WebLogs', 'webLogs', 'webLogsAbout', pages.WebLogsPage) }),
    createRoute({
      ...signedIn,
      path: '/ProductFamilies',
      ...gated('/ProductFamilies', 'productFamilies', 'productFamiliesAbout', pages.ProductFamiliesPage),
    }),
    createRoute({
      ...signedIn,
      path: '/Protocols',
      ...gated('/Protocols', 'protocols', 'protocolsAbout', pages.ProtocolsPage),
    }),
    createRoute({ ...signedIn, path: '/Protocols/$id', ...below('/Protocols', pages.ProtocolPage) }),
    createRoute({
      ...signedIn,
      path: '/Reports',
      ...gated('/Reports', 'reports', 'reportsAbout', pages.ReportListPage),
    }),
    createRoute({
      ...signedIn,
      path: '/Reports/$id',
      ...below('/Reports', pages.ReportPage),
      validateSearch: reportSearch,
    }),
    createRoute({
      ...signedIn,
      path: '/Reports/$id/details',
      ...below('/Reports', pages.ReportDetailsPage),
      validateSearch: reportSearch,
    }),
    createRoute({ ...signedIn, path: '/Reports/$id/edit', ...reserved('inspections.edit', pages.EditReportPage) }),
    createRoute({ ...signedIn, path: '/Reports/$id/perform', ...below('/Reports', pages.PerformPage) }),
    createRoute({
      ...signedIn,
      path: '/Translations',
      ...gated('/Translations', 'translations', 'translationsAbout', pages.TranslationsPage),
    }),
    createRoute({ ...signedIn, path: '/Translations/import', ...below('/Translations', pages.ImportTranslationsPage) }),
    createRoute({
      ...signedIn,
      path: '/Translations/import/$id',
      ...below('/Translations', pages.TranslationImportPage),
    }),
    createRoute({ ...signedIn, path: '/Tags', ...gated('/Tags', 'tags', 'tagsAbout', pages.TagsPage) }),
    createRoute({
      ...signedIn,
      path: '/Reports/new',
      ...below('/Reports', pages.StartInspectionPage),
      validateSearch: startSearch,
    }),
    createRoute({
      ...signedIn,
      path: '/UsageDashboards',
      ...gated('/UsageDashboards', 'usageDashboards', 'usageDashboardsAbout', pages.UsageDashboardsPage),
    }),
    // Everybody signed in may come here; whoever manages nobody is told so.
    createRoute({
      ...signedIn,
      path: '/UserManagement',
      ...gated('/UserManagement', 'users', 'usersAbout', pages.ManagedUsersPage),
      ...reserved('externalUsers.manage', pages.ManagedUsersPage),
    }),
  ]),
]);
