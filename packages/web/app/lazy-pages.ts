/** The code of each page, fetched when it is opened. */
import { lazyExport } from '../ui/lazy-export.tsx';

export const PersonPage = lazyExport(() => import('./PersonPage.tsx'), 'PersonPage');
export const AdminEventsPage = lazyExport(
  () => import('../features/admin-events/AdminEventsPage.tsx'),
  'AdminEventsPage',
);
export const AdminPage = lazyExport(() => import('../features/auth/AdminPage.tsx'), 'AdminPage');
export const AdministrationPage = lazyExport(() => import('./AdministrationPage.tsx'), 'AdministrationPage');
export const AuditListPage = lazyExport(() => import('../features/audits/list/AuditListPage.tsx'), 'AuditListPage');
export const AuditPage = lazyExport(() => import('../features/audits/page/AuditPage.tsx'), 'AuditPage');
export const AuditReportPage = lazyExport(
  () => import('../features/audits/report/AuditReportPage.tsx'),
  'AuditReportPage',
);
export const BackgroundServicesPage = lazyExport(
  () => import('../features/background-services/BackgroundServicesPage.tsx'),
  'BackgroundServicesPage',
);
export const CertificationsPage = lazyExport(
  () => import('../features/certificates/CertificationsPage.tsx'),
  'CertificationsPage',
);
export const ClientPage = lazyExport(() => import('./ClientPage.tsx'), 'ClientPage');
export const CompareCustomersPage = lazyExport(
  () => import('../features/customers/CompareCustomersPage.tsx'),
  'CompareCustomersPage',
);
export const CustomerImportPage = lazyExport(
  () => import('../features/customers/CustomerImportPage.tsx'),
  'CustomerImportPage',
);
export const CustomerListPage = lazyExport(
  () => import('../features/customers/CustomerListPage.tsx'),
  'CustomerListPage',
);
export const DocumentsPage = lazyExport(() => import('../features/documents/DocumentsPage.tsx'), 'DocumentsPage');
export const EditCustomerPage = lazyExport(
  () => import('../features/customers/EditCustomerPage.tsx'),
  'EditCustomerPage',
);
export const EditEquipmentPage = lazyExport(
  () => import('../features/equipment/EditEquipmentPage.tsx'),
  'EditEquipmentPage',
);
export const EditReportPage = lazyExport(
  () => import('../features/inspections/edit/EditReportPage.tsx'),
  'EditReportPage',
);
export const EquipmentImportPage = lazyExport(
  () => import('../features/equipment/EquipmentImportPage.tsx'),
  'EquipmentImportPage',
);
export const EquipmentListPage = lazyExport(
  () => import('../features/equipment/EquipmentListPage.tsx'),
  'EquipmentListPage',
);
export const ImportCustomersPage = lazyExport(
  () => import('../features/customers/ImportCustomersPage.tsx'),
  'ImportCustomersPage',
);
export const ImportEquipmentPage = lazyExport(
  () => import('../features/equipment/ImportEquipmentPage.tsx'),
  'ImportEquipmentPage',
);
export const ImportTranslationsPage = lazyExport(
  () => import('../features/translations/ImportTranslationsPage.tsx'),
  'ImportTranslationsPage',
);
export const LogOutPage = lazyExport(() => import('../features/auth/LogOutPage.tsx'), 'LogOutPage');
export const LogsPage = lazyExport(() => import('../features/logs/LogsPage.tsx'), 'LogsPage');
export const MachinePage = lazyExport(() => import('./MachinePage.tsx'), 'MachinePage');
export const ManagedUsersPage = lazyExport(
  () => import('../features/people/managed/ManagedUsersPage.tsx'),
  'ManagedUsersPage',
);
export const MachineLabelsPage = lazyExport(
  () => import('../features/equipment/labels/MachineLabelsPage.tsx'),
  'MachineLabelsPage',
);
export const MasterDataFaultsPage = lazyExport(
  () => import('../features/master-data/MasterDataFaultsPage.tsx'),
  'MasterDataFaultsPage',
);
export const MyPage = lazyExport(() => import('../features/my-page/MyPage.tsx'), 'MyPage');
export const NewAuditPage = lazyExport(() => import('../features/audits/create/NewAuditPage.tsx'), 'NewAuditPage');
export const NewCustomerPage = lazyExport(() => import('../features/customers/NewCustomerPage.tsx'), 'NewCustomerPage');
export const NewEquipmentPage = lazyExport(
  () => import('../features/equipment/NewEquipmentPage.tsx'),
  'NewEquipmentPage',
);
export const OverduePage = lazyExport(() => import('../features/follow-ups/OverduePage.tsx'), 'OverduePage');
export const PerformPage = lazyExport(() => import('../features/inspections/perform/PerformPage.tsx'), 'PerformPage');
export const PointsPage = lazyExport(() => import('../features/points/PointsPage.tsx'), 'PointsPage');
export const ProductFamiliesPage = lazyExport(
  () => import('../features/products/ProductFamiliesPage.tsx'),
  'ProductFamiliesPage',
);
export const ProtocolPage = lazyExport(() => import('../features/protocols/detail/ProtocolPage.tsx'), 'ProtocolPage');
export const ProtocolsPage = lazyExport(() => import('../features/protocols/ProtocolsPage.tsx'), 'ProtocolsPage');
export const ReportDetailsPage = lazyExport(
  () => import('../features/inspections/report/ReportDetailsPage.tsx'),
  'ReportDetailsPage',
);
export const ReportListPage = lazyExport(
  () => import('../features/inspections/list/ReportListPage.tsx'),
  'ReportListPage',
);
export const ReportPage = lazyExport(() => import('../features/inspections/report/ReportPage.tsx'), 'ReportPage');
export const SetPasswordPage = lazyExport(() => import('../features/people/SetPasswordPage.tsx'), 'SetPasswordPage');
export const StartInspectionPage = lazyExport(
  () => import('../features/inspections/start/StartInspectionPage.tsx'),
  'StartInspectionPage',
);
export const TagsPage = lazyExport(() => import('../features/points/tags/TagsPage.tsx'), 'TagsPage');
export const TokenPage = lazyExport(() => import('../features/auth/TokenPage.tsx'), 'TokenPage');
export const TranslationImportPage = lazyExport(
  () => import('../features/translations/TranslationImportPage.tsx'),
  'TranslationImportPage',
);
export const TranslationsPage = lazyExport(
  () => import('../features/translations/TranslationsPage.tsx'),
  'TranslationsPage',
);
export const UsageDashboardsPage = lazyExport(
  () => import('../features/dashboards/UsageDashboardsPage.tsx'),
  'UsageDashboardsPage',
);
export const WebLogsPage = lazyExport(() => import('../features/logs/WebLogsPage.tsx'), 'WebLogsPage');
