import type { AuditRow, SuggestionRow } from './tables/audits.ts';
import type {
  AccountReminderRow,
  CertificationReminderRow,
  CertificationRow,
  CertifiedUserRow,
} from './tables/certificates.ts';
import type { CustomerContactRow, CustomerRow, CustomerSiteRow } from './tables/customers.ts';
import type {
  DocumentCategoryRow,
  DocumentFamilyRow,
  DocumentModelRow,
  DocumentPackageItemRow,
  DocumentPackageRow,
  DocumentPointRow,
  DocumentRow,
  DocumentVersionRow,
} from './tables/documents.ts';
import type {
  CompanyStorageRow,
  EquipmentImageRow,
  FrozenImageRow,
  ImageRow,
  ImageUseRow,
  ReportDraftRow,
  ReportFileRow,
  StoredFileRow,
  UploadRow,
  VoiceCommentRow,
} from './tables/files.ts';
import type {
  ImportLineRow,
  ImportRow,
  ImportWriteRow,
  MasterDataFaultRow,
  MasterDataKeyRow,
} from './tables/imports.ts';
import type { InspectionRow } from './tables/inspections.ts';
import type { AppUserRow, CompanyRow, PasswordLinkRow, SessionRow, UserDivisionRow } from './tables/people.ts';
import type {
  AppLogRow,
  BackgroundServiceRow,
  EventRow,
  IdempotencyKeyRow,
  JobWorkerRow,
  ListChangeRow,
  MailRow,
  PasswordMailRow,
  ReportMailRow,
  SigningKeyRow,
  ThrottleRow,
  WebLogRow,
} from './tables/platform.ts';
import type {
  ChoiceListRow,
  ChoiceOptionRow,
  DropdownOptionRow,
  DropdownRow,
  InspectionPointRow,
  MeasurementLimitRow,
  MetaRow,
  NamedRow,
  OptionBatchRow,
  OptionGroupOptionRow,
  OptionGroupRow,
  PointTextRow,
  PointTextTranslationRow,
  PointTranslationRow,
  RangeValueRow,
  TermTranslationRow,
} from './tables/points.ts';
import type {
  EquipmentCompanyRow,
  EquipmentRow,
  ProductCategoryRow,
  ProductFamilyRow,
  ProductModelRow,
} from './tables/products.ts';
import type {
  PhaseRow,
  PointDependencyRow,
  ProtocolCategoryRow,
  ProtocolGroupRow,
  ProtocolPhaseRow,
  ProtocolPointRow,
  ProtocolRow,
  ProtocolSnapshotRow,
  ProtocolSubcategoryRow,
  ProtocolTargetRow,
} from './tables/protocols.ts';
import type {
  FindingPhotoRow,
  MeasurementRow,
  ResultPhotoRow,
  ResultRow,
  RunExtraPointRow,
  RunRow,
} from './tables/runs.ts';
import type {
  DisposalRow,
  FindingRow,
  FollowUpOrderRow,
  PriorityActionRow,
  ReportVersionFileRow,
  ReportVersionRow,
  ReviewNoticeRow,
  SignatureRow,
  VisitRow,
} from './tables/visits.ts';

/** The tables as Kysely sees them: snake_case, exactly as the migrations made them. */
export interface Tables {
  stored_file: StoredFileRow;
  company_storage: CompanyStorageRow;
  upload: UploadRow;
  image: ImageRow;
  voice_comment: VoiceCommentRow;
  report_draft: ReportDraftRow;
  report_file: ReportFileRow;
  equipment_image: EquipmentImageRow;
  document_category: DocumentCategoryRow;
  document: DocumentRow;
  document_version: DocumentVersionRow;
  document_point: DocumentPointRow;
  document_family: DocumentFamilyRow;
  document_model: DocumentModelRow;
  document_package: DocumentPackageRow;
  document_package_item: DocumentPackageItemRow;
  background_service: BackgroundServiceRow;
  import: ImportRow;
  import_line: ImportLineRow;
  import_write: ImportWriteRow;
  master_data_fault: MasterDataFaultRow;
  master_data_key: MasterDataKeyRow;
  job_worker: JobWorkerRow;
  equipment: EquipmentRow;
  equipment_company: EquipmentCompanyRow;
  product_category: ProductCategoryRow;
  product_family: ProductFamilyRow;
  product_model: ProductModelRow;
  list_change: ListChangeRow;
  customer: CustomerRow;
  customer_site: CustomerSiteRow;
  customer_contact: CustomerContactRow;
  event: EventRow;
  idempotency_key: IdempotencyKeyRow;
  throttle: ThrottleRow;
  signing_key: SigningKeyRow;
  mail: MailRow;
  report_mail: ReportMailRow;
  password_mail: PasswordMailRow;
  web_log: WebLogRow;
  app_log: AppLogRow;
  company: CompanyRow;
  app_user: AppUserRow;
  session: SessionRow;
  password_link: PasswordLinkRow;
  user_division: UserDivisionRow;
  certified_user: CertifiedUserRow;
  certification: CertificationRow;
  certification_reminder: CertificationReminderRow;
  account_reminder: AccountReminderRow;
  unit: NamedRow;
  category_title: NamedRow;
  option_group: OptionGroupRow;
  option_group_option: OptionGroupOptionRow;
  inspection_point: InspectionPointRow;
  point_translation: PointTranslationRow;
  point_text_translation: PointTextTranslationRow;
  point_text: PointTextRow;
  term_translation: TermTranslationRow;
  range_value: RangeValueRow;
  choice_list: ChoiceListRow;
  choice_option: ChoiceOptionRow;
  dropdown: DropdownRow;
  dropdown_option: DropdownOptionRow;
  option_batch: OptionBatchRow;
  meta: MetaRow;
  measurement_limit: MeasurementLimitRow;
  phase: PhaseRow;
  protocol: ProtocolRow;
  protocol_target: ProtocolTargetRow;
  protocol_category: ProtocolCategoryRow;
  protocol_subcategory: ProtocolSubcategoryRow;
  protocol_group: ProtocolGroupRow;
  protocol_phase: ProtocolPhaseRow;
  protocol_point: ProtocolPointRow;
  point_dependency: PointDependencyRow;
  protocol_snapshot: ProtocolSnapshotRow;
  frozen_image: FrozenImageRow;
  image_use: ImageUseRow;
  visit: VisitRow;
  inspection: InspectionRow;
  audit: AuditRow;
  suggestion: SuggestionRow;
  follow_up_order: FollowUpOrderRow;
  report_version: ReportVersionRow;
  report_version_file: ReportVersionFileRow;
  run: RunRow;
  run_extra_point: RunExtraPointRow;
  result: ResultRow;
  result_photo: ResultPhotoRow;
  measurement: MeasurementRow;
  finding: FindingRow;
  finding_photo: FindingPhotoRow;
  priority_action: PriorityActionRow;
  signature: SignatureRow;
  disposal: DisposalRow;
  review_notice: ReviewNoticeRow;
}

/** Tables whose rows belong to somebody: handlers read them through `visible` alone. */
type Scoped =
  | 'app_user'
  | 'company'
  | 'session'
  | 'customer'
  | 'customer_site'
  | 'customer_contact'
  | 'equipment'
  | 'equipment_company'
  | 'equipment_image'
  | 'document'
  | 'document_version'
  | 'document_point'
  | 'document_package_item'
  | 'image'
  | 'stored_file'
  | 'company_storage'
  | 'upload'
  | 'voice_comment'
  | 'report_draft'
  | 'report_file'
  | 'report_mail'
  | 'user_division'
  | 'certified_user'
  | 'certification'
  | 'certification_reminder'
  | 'account_reminder'
  | 'inspection_point'
  | 'point_translation'
  | 'point_text_translation'
  | 'point_text'
  | 'term_translation'
  | 'option_group'
  | 'option_group_option'
  | 'range_value'
  | 'choice_list'
  | 'choice_option'
  | 'dropdown'
  | 'dropdown_option'
  | 'option_batch'
  | 'meta'
  | 'measurement_limit'
  | 'phase'
  | 'category_title'
  | 'protocol'
  | 'protocol_target'
  | 'protocol_category'
  | 'protocol_subcategory'
  | 'protocol_group'
  | 'protocol_phase'
  | 'protocol_point'
  | 'point_dependency'
  | 'protocol_snapshot'
  | 'frozen_image'
  | 'image_use'
  | 'visit'
  | 'inspection'
  | 'audit'
  | 'suggestion'
  | 'follow_up_order'
  | 'report_version'
  | 'report_version_file'
  | 'run'
  | 'run_extra_point'
  | 'result'
  | 'result_photo'
  | 'measurement'
  | 'finding'
  | 'finding_photo'
  | 'priority_action'
  | 'signature'
  | 'disposal'
  | 'review_notice';

export type OpenTables = Omit<Tables, Scoped>;
