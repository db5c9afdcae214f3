import type { InspectionEditInput } from '@assay/contract/inspection-edits';
import { can } from '@assay/domain/access';
import type { SignatureRole } from '@assay/domain/inspections/inspection';
import type { Language } from '@assay/domain/languages';
import { invalidField, notFound } from '@assay/domain/problem';
import { recordEvent } from '../../../db/events.ts';
import { writeField } from '../inspection-fields.ts';
import { writeVersion } from '../inspection-version.ts';
import { findInspection, type InspectionRecord, listSignatures } from '../inspections.queries.ts';
import { tellReview } from '../review-mail.ts';
import { takeSignatureAway } from '../signatures.ts';
import { editActions, editFindings } from './edit-follow-ups.ts';
import { editResults } from './edit-results.ts';
import type { MailSender } from './limit-mail.ts';
import { mailReport } from './mail-report.ts';
import { type SentEdits, sentEdits } from './sent-edits.ts';
import { currentEdit } from './show-edit.ts';

/** Whoever saves an edited report, which may be mailed as it is saved. */
type Editor = MailSender & { publicUrl: URL };

/** Each field as performing writes it. */
async function editFields({ db, now }: Editor, record: InspectionRecord, fields: SentEdits['fields']) {
  let written = record;
  for (const [field, { value, path }] of fields) {
    const { revision } = await writeField(db, written, field, value, now, path);
    written = { ...written, field_revisions: { ...written.field_revisions, [field]: revision } };
  }
}

/** Old signatures stay bound to the version that they were given on, or the next version shows none. */
async function keepOrDropSignatures({ db, now }: Editor, id: string, useOld: boolean | undefined): Promise<void> {
  const signatures = await listSignatures(db, id);
  if (signatures.length === 0 || useOld) return;
  if (useOld === undefined) throw invalidField('useOldSignatures', 'inspection.useOldSignatures');
  for (const { role } of signatures) await takeSignatureAway(db, id, role as SignatureRole, now);
}

/** Saves an edited report: live rows, the next version and its mail, all or none of them. */
export async function editInspection(
  editor: Editor,
  record: InspectionRecord,
  edit: InspectionEditInput,
  language: Language,
): Promise<void> {
  const { db, scope, person, now } = editor;
  const { id } = record;
  if ((edit.changesSince ?? 0) > record.current_version)
    throw invalidField('changesSince', 'inspection.changesSince', { version: record.current_version });
  const sent = sentEdits(edit, await currentEdit(editor, record));
  await keepOrDropSignatures(editor, id, edit.useOldSignatures);
  await editFields(editor, record, sent.fields);
  await editResults({ db, scope, visit: record, writer: person, now }, edit.runs, sent.results, record.type);
  if (edit.findings) await editFindings(editor, record, edit.findings);
  if (edit.priorityActions) await editActions(editor, record, edit.priorityActions);
  const edited = await findInspection(db, scope, id);
  if (!edited) throw notFound();
  const finishes = record.status === 'Finished' || can(person, 'inspections.finish');
  const status = finishes ? 'Finished' : record.status;
  const reason = edit.reason?.trim() ?? '';
  const version = await writeVersion(editor, edited, status, {
    change: { finished: true },
    reason,
    changesSince: edit.changesSince,
  });
  await recordEvent(db, {
    recordType: record.kind,
    recordId: id,
    action: 'report edited',
    changes: [
      { field: 'version', from: record.current_version, to: version },
      ...(reason === '' ? [] : [{ field: 'reason', from: null, to: reason }]),
    ],
  });
  await tellReview({ ...editor, reviewer: person }, record, { status });
  if (edit.sendEmail) {
    const mail = { emailRecipients: edit.emailRecipients, isNew: true, dedupeKey: `report ${id} ${version}` };
    await mailReport(editor, { ...edited, current_version: version }, mail, language);
  }
}
