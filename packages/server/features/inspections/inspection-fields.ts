import { inspectionFieldRules } from '@assay/contract/inspections';
import {
  type InspectionField,
  inspectionDateFault,
  inspectionFields,
  loadedHoursFault,
} from '@assay/domain/inspections/inspection';
import { invalidField } from '@assay/domain/problem';
import type { Db } from '../../db/pool.ts';
import { parseInput } from '../../http/input.ts';
import { refreshServiced } from '../equipments/serviced.queries.ts';
import { nextRevisions, revisionOf } from './field-revisions.ts';
import { type InspectionRecord, updateInspection } from './inspections.queries.ts';

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

/** What a field is when this is written into it, or why that cannot be. */
function parsed(field: InspectionField, text: string, now: Date): string {
  const value = parseInput(inspectionFieldRules[field], text, 'text');
  const faults: Partial<Record<InspectionField, string | undefined>> = {
    inspectionDate: field === 'inspectionDate' ? inspectionDateFault(new Date(value), now) : undefined,
    loadedHours: loadedHoursFault(value),
  };
  const fault = faults[field];
  if (fault) throw invalidField('text', fault);
  return value;
}

export async function writeField(
  db: Db,
  record: InspectionRecord,
  field: InspectionField,
  text: string,
  now: Date,
): Promise<FieldOnWire> {
  const value = parsed(field, text, now);
  await updateInspection(db, record.id, {
    ...(field === 'inspectionDate' ? { inspection_date: value } : { [columns[field]]: value }),
    field_revisions: nextRevisions(record, field),
  });
  if (field === 'inspectionDate' && record.current_version > 0) await refreshServiced(db, record.equipment_id);
  return {
    value: field === 'inspectionDate' ? new Date(value).toISOString() : value,
    revision: revisionOf(record, field) + 1,
  };
}
