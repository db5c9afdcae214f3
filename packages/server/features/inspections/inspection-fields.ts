import { readInspectionField } from '@assay/contract/inspection-field';
import { type InspectionField, inspectionFields } from '@assay/domain/inspections/inspection';
import { invalidFields } from '@assay/domain/problem';
import type { Db } from '../../db/pool.ts';
import { refreshServiced } from '../equipment/serviced.queries.ts';
import { nextRevisions, revisionOf } from '../visits/field-revisions.ts';
import { type InspectionRecord, moveInspection, updateInspection } from './inspections.queries.ts';

const columns = {
  summary: 'summary',
  comment: 'comment',
  internalComment: 'internal_comment',
  inspector: 'inspector',
  inspectorContact: 'inspector_contact',
  contactName: 'contact_name',
  contactPhoneNumber: 'contact_phone_number',
  contactEmail: 'contact_email',
  loadedHours: 'loaded_hours',
  keptHours: 'kept_hours',
  safeToRun: 'safe_to_run',
  safeConditions: 'safe_conditions',
} as const satisfies Record<Exclude<InspectionField, 'inspectionDate'>, keyof InspectionRecord>;

export interface FieldOnWire {
  value: string;
  revision: number;
}

export const fieldOf = (record: InspectionRecord, field: InspectionField): FieldOnWire => ({
  value: field === 'inspectionDate' ? record.inspection_date.toISOString() : record[columns[field]],
  revision: revisionOf(record, field),
});

/** The fields that a reader may know of. */
export const fieldsFor = ({ external }: { external: boolean }): InspectionField[] =>
  inspectionFields.filter((field) => !external || field !== 'internalComment');

export async function writeField(
  db: Db,
  record: InspectionRecord,
  field: InspectionField,
  text: string,
  now: Date,
  /** The path of the text in the request. */
  path = 'text',
): Promise<FieldOnWire> {
  const { value, fault } = readInspectionField(field, text, now);
  if (fault !== undefined) throw invalidFields([{ path, ...fault }]);
  const field_revisions = nextRevisions(record, field);
  if (field === 'inspectionDate') await moveInspection(db, record.id, value, { field_revisions });
  else await updateInspection(db, record.id, { [columns[field]]: value, field_revisions });
  if (field === 'inspectionDate' && record.current_version > 0) await refreshServiced(db, record.equipment_id);
  return {
    value: field === 'inspectionDate' ? new Date(value).toISOString() : value,
    revision: revisionOf(record, field) + 1,
  };
}
