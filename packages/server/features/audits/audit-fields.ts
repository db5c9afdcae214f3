import { readAuditField } from '@assay/contract/audit-field';
import { type AuditField, auditName } from '@assay/domain/audits/audit';
import { invalidFields } from '@assay/domain/problem';
import type { Db } from '../../db/pool.ts';
import { nextRevisions, revisionOf } from '../visits/field-revisions.ts';
import { type AuditRecord, moveAudit, updateAudit } from './audits.queries.ts';

const columns = {
  summary: 'summary',
  comment: 'comment',
  internalComment: 'internal_comment',
  contactName: 'contact_name',
  contactPhoneNumber: 'contact_phone_number',
  contactEmail: 'contact_email',
} as const satisfies Record<Exclude<AuditField, 'inspectionDate'>, keyof AuditRecord>;

export const fieldOf = (record: AuditRecord, field: AuditField) => ({
  value: field === 'inspectionDate' ? record.inspection_date.toISOString() : record[columns[field]],
  revision: revisionOf(record, field),
});

export async function writeField(db: Db, record: AuditRecord, field: AuditField, text: string, now: Date) {
  const { value, fault } = readAuditField(field, text, now);
  if (fault) throw invalidFields([{ path: 'text', ...fault }]);
  const field_revisions = nextRevisions(record, field);
  const revision = revisionOf(record, field) + 1;
  if (field !== 'inspectionDate') {
    await updateAudit(db, record.id, { [columns[field]]: value, field_revisions });
    return { field, value, revision };
  }
  const day = new Date(value);
  await moveAudit(db, record.id, { day: value, name: auditName(record.customer_site_name, day) }, { field_revisions });
  return { field, value: day.toISOString(), revision };
}

export const inspectorOf = (record: AuditRecord) => ({
  inspector: record.inspector,
  inspectorContact: record.inspector_contact,
  revision: revisionOf(record, 'inspector'),
});

/** The inspector and the contact are written as one. */
export async function writeInspector(
  db: Db,
  record: AuditRecord,
  { inspector, inspectorContact }: { inspector: string; inspectorContact: string },
) {
  await updateAudit(db, record.id, {
    inspector,
    inspector_contact: inspectorContact,
    field_revisions: nextRevisions(record, 'inspector'),
  });
  return { inspector, inspectorContact, revision: revisionOf(record, 'inspector') + 1 };
}
