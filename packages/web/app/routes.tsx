/** Every address of the application: a page with its gate is one row here. */
import { type AbilityName, abilities, type Gate } from '@assay/domain/access';
import { type PagePath, pageGates } from '@assay/domain/pages';
import { createRootRoute, createRoute, redirect } from '@tanstack/react-router';
import { type LazyComponent, lazyExport } from '../ui/lazy-export.tsx';
import { Gated } from './Gated.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { t } from './pages.texts.ts';
import type { Page } from './pages.ts';
import {
  auditReportSearch,
  auditSearch,
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

const AdministrationPage = lazyExport(() => import('./AdministrationPage.tsx'), 'AdministrationPage');
const AccountPage = lazyExport(() => import('../features/auth/AccountPage.tsx'), 'AccountPage');
const AdminEventsPage = lazyExport(() => import('../features/admin-events/AdminEventsPage.tsx'), 'AdminEventsPage');
const AdminPage = lazyExport(() => import('../features/auth/AdminPage.tsx'), 'AdminPage');
const AuditReportPage = lazyExport(() => import('../features/audits/report/AuditReportPage.tsx'), 'AuditReportPage');
const BackgroundServicesPage = lazyExport(
  () => import('../features/background-services/BackgroundServicesPage.tsx'),
  'BackgroundServicesPage',
);
const MasterDataFaultsPage = lazyExport(
  () => import('../features/master-data/MasterDataFaultsPage.tsx'),
  'MasterDataFaultsPage',
);
const AuditPage = lazyExport(() => import('../features/audits/page/AuditPage.tsx'), 'AuditPage');
const CustomerListPage = lazyExport(() => import('../features/customers/CustomerListPage.tsx'), 'CustomerListPage');
const ClientPage = lazyExport(() => import('./ClientPage.tsx'), 'ClientPage');
const NewCustomerPage = lazyExport(() => import('../features/customers/NewCustomerPage.tsx'), 'NewCustomerPage');
const EditCustomerPage = lazyExport(() => import('../features/customers/EditCustomerPage.tsx'), 'EditCustomerPage');
const CompareCustomersPage = lazyExport(
  () => import('../features/customers/CompareCustomersPage.tsx'),
  'CompareCustomersPage',
);
const ImportCustomersPage = lazyExport(
  () => import('../features/customers/ImportCustomersPage.tsx'),
  'ImportCustomersPage',
);
const CustomerImportPage = lazyExport(
  () => import('../features/customers/CustomerImportPage.tsx'),
  'CustomerImportPage',
);
const EquipmentListPage = lazyExport(() => import('../features/equipment/EquipmentListPage.tsx'), 'EquipmentListPage');
const MachinePage = lazyExport(() => import('./MachinePage.tsx'), 'MachinePage');
const NewEquipmentPage = lazyExport(() => import('../features/equipment/NewEquipmentPage.tsx'), 'NewEquipmentPage');
const EditEquipmentPage = lazyExport(() => import('../features/equipment/EditEquipmentPage.tsx'), 'EditEquipmentPage');
const ImportEquipmentPage = lazyExport(
  () => import('../features/equipment/ImportEquipmentPage.tsx'),
  'ImportEquipmentPage',
);
const EquipmentImportPage = lazyExport(
  () => import('../features/equipment/EquipmentImportPage.tsx'),
  'EquipmentImportPage',
);
const ManagedUsersPage = lazyExport(
  () => import('../features/people/managed/ManagedUsersPage.tsx'),
  'ManagedUsersPage',
);
const AuditListPage = lazyExport(() => import('../features/audits/list/AuditListPage.tsx'), 'AuditListPage');
const NewAuditPage = lazyExport(() => import('../features/audits/create/NewAuditPage.tsx'), 'NewAuditPage');
const PointsPage = lazyExport(() => import('../features/points/PointsPage.tsx'), 'PointsPage');
const CertificationsPage = lazyExport(
  () => import('../features/certificates/CertificationsPage.tsx'),
  'CertificationsPage',
);
const DocumentsPage = lazyExport(() => import('../features/documents/DocumentsPage.tsx'), 'DocumentsPage');
const LogsPage = lazyExport(() => import('../features/logs/LogsPage.tsx'), 'LogsPage');
const WebLogsPage = lazyExport(() => import('../features/logs/WebLogsPage.tsx'), 'WebLogsPage');
const OverduePage = lazyExport(() => import('../features/follow-ups/OverduePage.tsx'), 'OverduePage');
const MyPage = lazyExport(() => import('../features/my-page/MyPage.tsx'), 'MyPage');
const StartInspectionPage = lazyExport(
  () => import('../features/inspections/start/StartInspectionPage.tsx'),
  'StartInspectionPage',
);
const ProductFamiliesPage = lazyExport(
  () => import('../features/products/ProductFamiliesPage.tsx'),
  'ProductFamiliesPage',
);
const ProtocolsPage = lazyExport(() => import('../features/protocols/ProtocolsPage.tsx'), 'ProtocolsPage');
const ProtocolPage = lazyExport(() => import('../features/protocols/detail/ProtocolPage.tsx'), 'ProtocolPage');
const PerformPage = lazyExport(() => import('../features/inspections/perform/PerformPage.tsx'), 'PerformPage');
const ReportListPage = lazyExport(() => import('../features/inspections/list/ReportListPage.tsx'), 'ReportListPage');
const ReportPage = lazyExport(() => import('../features/inspections/report/ReportPage.tsx'), 'ReportPage');
const ReportDetailsPage = lazyExport(
  () => import('../features/inspections/report/ReportDetailsPage.tsx'),
  'ReportDetailsPage',
);
const EditReportPage = lazyExport(() => import('../features/inspections/edit/EditReportPage.tsx'), 'EditReportPage');
const TagsPage = lazyExport(() => import('../features/points/tags/TagsPage.tsx'), 'TagsPage');
const TranslationsPage = lazyExport(() => import('../features/translations/TranslationsPage.tsx'), 'TranslationsPage');
const ImportTranslationsPage = lazyExport(
  () => import('../features/translations/ImportTranslationsPage.tsx'),
  'ImportTranslationsPage',
);
const TranslationImportPage = lazyExport(
  () => import('../features/translations/TranslationImportPage.tsx'),
  'TranslationImportPage',
);
const TokenPage = lazyExport(() => import('../features/auth/TokenPage.tsx'), 'TokenPage');
const LogOutPage = lazyExport(() => import('../features/auth/LogOutPage.tsx'), 'LogOutPage');
const SetPasswordPage = lazyExport(() => import('../features/people/SetPasswordPage.tsx'), 'SetPasswordPage');

const UsageDashboardsPage = lazyExport(
  () => import('../features/dashboards/UsageDashboardsPage.tsx'),
  'UsageDashboardsPage',
);

const open = { getParentRoute: () => root };
const signedIn = { getParentRoute: () => session };

export const routeTree = root.addChildren([
  createRoute({ ...open, path: '/auth/token', component: TokenPage, validateSearch: tokenSearch }),
  createRoute({ ...open, path: '/auth/logout', component: LogOutPage }),
  // Every page shows the login screen to those who need it; this address has no other use.
  createRoute({ ...open, path: '/login', beforeLoad: () => redirect({ to: '/', replace: true, throw: true }) }),
  createRoute({
    ...open,
    path: '/nosession/SetPassword',
    component: SetPasswordPage,
    validateSearch: setPasswordSearch,
  }),
  session.addChildren([
    createRoute({ ...signedIn, path: '/', ...gated('/', 'myPage', 'myPageAbout', MyPage) }),
    createRoute({ ...signedIn, path: '$', component: NotFoundPage }),
    createRoute({ ...signedIn, path: '/Account', ...gated('/Account', 'account', 'accountAbout', AccountPage) }),
    createRoute({
      ...signedIn,
      path: '/Administration',
      ...gated('/Administration', 'administration', 'administrationAbout', AdministrationPage),
    }),
    createRoute({ ...signedIn, path: '/Audits', ...gated('/Audits', 'audits', 'auditsAbout', AuditListPage) }),
    createRoute({
      ...signedIn,
      path: '/Audits/new',
      ...below('/Audits', NewAuditPage),
      validateSearch: ofCustomerSearch,
    }),
    createRoute({ ...signedIn, path: '/Admin', ...gated('/Admin', 'admin', 'adminAbout', AdminPage) }),
    createRoute({ ...signedIn, path: '/Admin/events', ...reserved('adminEvents.read', AdminEventsPage) }),
    createRoute({
      ...signedIn,
      path: '/Audits/$id/report',
      ...below('/Audits', AuditReportPage),
      validateSearch: auditReportSearch,
    }),
    createRoute({
      ...signedIn,
      path: '/Audits/$id',
      ...below('/Audits', AuditPage),
      validateSearch: auditSearch,
    }),
    createRoute({
      ...signedIn,
      path: '/BackgroundServices',
      ...gated('/BackgroundServices', 'backgroundServices', 'backgroundServicesAbout', BackgroundServicesPage),
    }),
    createRoute({
      ...signedIn,
      path: '/BackgroundServices/masterDataFaults',
      ...below('/BackgroundServices', MasterDataFaultsPage),
    }),
    createRoute({
      ...signedIn,
      path: '/Customers',
      ...gated('/Customers', 'customers', 'customersAbout', CustomerListPage),
    }),
    createRoute({ ...signedIn, path: '/Customers/new', ...below('/Customers', NewCustomerPage) }),
    createRoute({ ...signedIn, path: '/Customers/import', ...below('/Customers', ImportCustomersPage) }),
    createRoute({ ...signedIn, path: '/Customers/import/$id', ...below('/Customers', CustomerImportPage) }),
    createRoute({ ...signedIn, path: '/Customers/$id', ...below('/Customers', ClientPage) }),
    createRoute({ ...signedIn, path: '/Customers/$id/edit', ...below('/Customers', EditCustomerPage) }),
    createRoute({ ...signedIn, path: '/Customers/$id/compare/$id2', ...below('/Customers', CompareCustomersPage) }),
    createRoute({
      ...signedIn,
      path: '/certifications',
      ...gated('/certifications', 'certifications', 'certificationsAbout', CertificationsPage),
    }),
    createRoute({
      ...signedIn,
      path: '/Documents',
      ...gated('/Documents', 'documents', 'documentsAbout', DocumentsPage),
    }),
    createRoute({
      ...signedIn,
      path: '/Equipments',
      ...gated('/Equipments', 'equipments', 'equipmentsAbout', EquipmentListPage),
    }),
    createRoute({
      ...signedIn,
      path: '/Equipments/new',
      ...below('/Equipments', NewEquipmentPage),
      validateSearch: ofCustomerSearch,
    }),
    createRoute({ ...signedIn, path: '/Equipments/import', ...reserved('equipment.import', ImportEquipmentPage) }),
    createRoute({ ...signedIn, path: '/Equipments/import/$id', ...reserved('equipment.import', EquipmentImportPage) }),
    createRoute({ ...signedIn, path: '/Equipments/$id', ...below('/Equipments', MachinePage) }),
    createRoute({ ...signedIn, path: '/Equipments/$id/edit', ...reserved('equipment.correct', EditEquipmentPage) }),
    createRoute({
      ...signedIn,
      path: '/ExternalUsers',
      ...gated('/ExternalUsers', 'externalUsers', 'externalUsersAbout', ManagedUsersPage),
    }),
    createRoute({ ...signedIn, path: '/FollowUps', ...below('/', OverduePage) }),
    createRoute({
      ...signedIn,
      path: '/InspectionPoints',
      ...gated('/InspectionPoints', 'inspectionPoints', 'inspectionPointsAbout', PointsPage),
    }),
    createRoute({ ...signedIn, path: '/Logs', ...gated('/Logs', 'logs', 'logsAbout', LogsPage) }),
    createRoute({ ...signedIn, path: '/WebLogs', ...gated('/WebLogs', 'webLogs', 'webLogsAbout', WebLogsPage) }),
    createRoute({
      ...signedIn,
      path: '/ProductFamilies',
      ...gated('/ProductFamilies', 'productFamilies', 'productFamiliesAbout', ProductFamiliesPage),
    }),
    createRoute({
      ...signedIn,
      path: '/Protocols',
      ...gated('/Protocols', 'protocols', 'protocolsAbout', ProtocolsPage),
    }),
    createRoute({ ...signedIn, path: '/Protocols/$id', ...below('/Protocols', ProtocolPage) }),
    createRoute({
      ...signedIn,
      path: '/Reports',
      ...gated('/Reports', 'reports', 'reportsAbout', ReportListPage),
    }),
    createRoute({
      ...signedIn,
      path: '/Reports/$id',
      ...below('/Reports', ReportPage),
      validateSearch: reportSearch,
    }),
    createRoute({
      ...signedIn,
      path: '/Reports/$id/details',
      ...below('/Reports', ReportDetailsPage),
      validateSearch: reportSearch,
    }),
    createRoute({ ...signedIn, path: '/Reports/$id/edit', ...reserved('inspections.edit', EditReportPage) }),
    createRoute({ ...signedIn, path: '/Reports/$id/perform', ...below('/Reports', PerformPage) }),
    createRoute({
      ...signedIn,
      path: '/Translations',
      ...gated('/Translations', 'translations', 'translationsAbout', TranslationsPage),
    }),
    createRoute({ ...signedIn, path: '/Translations/import', ...below('/Translations', ImportTranslationsPage) }),
    createRoute({ ...signedIn, path: '/Translations/import/$id', ...below('/Translations', TranslationImportPage) }),
    createRoute({ ...signedIn, path: '/Tags', ...gated('/Tags', 'tags', 'tagsAbout', TagsPage) }),
    createRoute({
      ...signedIn,
      path: '/Reports/new',
      ...below('/Reports', StartInspectionPage),
      validateSearch: startSearch,
    }),
    createRoute({
      ...signedIn,
      path: '/UsageDashboards',
      ...gated('/UsageDashboards', 'usageDashboards', 'usageDashboardsAbout', UsageDashboardsPage),
    }),
    // Everybody signed in may come here; whoever manages nobody is told so.
    createRoute({
      ...signedIn,
      path: '/UserManagement',
      ...gated('/UserManagement', 'users', 'usersAbout', ManagedUsersPage),
      ...reserved('externalUsers.manage', ManagedUsersPage),
    }),
  ]),
]);
