import * as z from 'zod/mini';
import { instant } from './base/values.ts';

export const historyEntry = z.object({
  id: z.int(),
  at: instant,
  actor: z.nullable(z.string()),
  action: z.string(),
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
});

export type HistoryEntry = z.output<typeof historyEntry>;

/** History names these fields of records and of their parts; each has a label on the screen. */
export const recordedFields = {
  customer: [
    ...['name', 'english_name', 'mdm_customer_id', 'language', 'customer', 'site', 'contact', 'customer_site_id'],
    ...['mdm_site_id', 'mdm_type', 'country', 'state_province', 'time_zone', 'email', 'phone_number'],
  ],
  equipment: [
    ...['serial_number', 'nick_name', 'mdm_equipment_id', 'family_name', 'model_name'],
    ...['customer_id', 'customer_site_id', 'company_id', 'photo_name'],
  ],
  user: [
    ...[
      'name',
      'email',
      'company_id',
      'distributor_admin',
      'product_category_id',
      'kind',
      'groups',
      'flags',
      'language',
    ],
    ...['activated_at', 'expires_at'],
  ],
  productFamily: ['name', 'long_name', 'division', 'category_name', 'model'],
  documentPackage: ['name', 'type', 'document_id'],
  inspectionPoint: [
    ...[
      'type',
      'kind',
      'name',
      'description',
      'product_category_id',
      'unit_id',
      'option_group_id',
      'measurement_title',
    ],
    ...[
      'title',
      'language',
      'value',
      'key',
      'keyboard_type',
      'regexp',
      'consequence',
      'tags',
      'radio',
      'default_comment',
      'rating',
    ],
    ...['multiselect', 'hide_images', 'product_family_id', 'product_model_id'],
    ...['critical_low', 'low', 'high', 'critical_high', 'unlimited'],
  ],
  document: [
    ...['name', 'description', 'document_category_id', 'current_version', 'file_name'],
    ...['inspection_point_id', 'product_family_id', 'product_model_id'],
  ],
  protocol: [
    ...['name', 'type', 'summary', 'phases_on', 'info_appendix', 'rating_table_location'],
    ...['show_current_loaded_hours', 'point', 'rule'],
  ],
  inspection: [
    ...['name', 'rating', 'inspection_date', 'inspector', 'inspector_contact', 'customer_name', 'customer_site_name'],
    ...['contact_name', 'contact_phone_number', 'contact_email', 'serial_number', 'nick_name', 'family_name'],
    ...['model_name', 'loaded_hours', 'summary', 'comment', 'internal_comment', 'reason', 'version', 'recipients'],
    ...['title', 'description', 'consequence', 'corrective', 'preventive', 'priority', 'state', 'owner', 'due'],
    ...['findings', 'priorityActions', 'finding', 'photos', 'role', 'signer_name', 'groups', 'samples'],
    ...['point', 'answer', 'internalComment', 'nameOverride', 'voiceComment', 'fixedOnSite', 'replaced'],
    ...['fixed_on_site', 'safe_to_run', 'safe_conditions', 'earlier', 'disposal'],
  ],
  audit: [
    ...['name', 'inspection_date', 'inspector', 'inspector_contact', 'customer_name', 'customer_site_name'],
    ...['contact_name', 'contact_phone_number', 'contact_email', 'summary', 'comment', 'internal_comment'],
    ...['type', 'text', 'run', 'equipment', 'protocol', 'rating', 'photos', 'groups', 'samples'],
    ...['point', 'answer', 'internalComment', 'nameOverride', 'voiceComment', 'fixedOnSite', 'replaced'],
  ],
} as const;
export type RecordedField<Noun extends keyof typeof recordedFields> = (typeof recordedFields)[Noun][number];
