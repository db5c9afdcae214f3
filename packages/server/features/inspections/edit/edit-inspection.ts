import {
  type InspectionEdit,
  type InspectionEditInput,
  inspectionEdits,
  type ResultEdit,
  type RunEdit,
} from '@assay/contract/inspection-edits';
import type { ResultInput } from '@assay/contract/runs/result';
import { can } from '@assay/domain/access';
import type { SignatureRole } from '@assay/domain/inspections/inspection';
import type { Language } from '@assay/domain/languages';
import { atPlace, invalidField, notFound } from '@assay/domain/problem';
import { ratings } from '@assay/domain/ratings';
import * as z from 'zod/mini';
import { recordEvent } from '../../../db/events.ts';
import type { Db } from '../../../db/pool.ts';
import type { Scope } from '../../../db/visible.ts';
import type { Person } from '../../../http/session/session.ts';
import { changeStart } from '../../runs/change-start.ts';
import { type FoundResult, listFoundResults } from '../../runs/results.queries.ts';
import { listRuns, type RunRecord } from '../../runs/runs.queries.ts';
import { type Writing, wouldChange, writeResult } from '../../runs/write-result.ts';
import { writeField } from '../inspection-fields.ts';
import { versionOfNow, writeVersion } from '../inspection-version.ts';
import { findInspection, type InspectionRecord, listSignatures } from '../inspections.queries.ts';
import { notifyInspector } from '../review-mail.ts';
import { showInspection } from '../show-inspection.ts';
import { reportedParts } from '../show-report.ts';
import { takeSignatureAway } from '../signatures.ts';
import { editActions, editFindings } from './edit-follow-ups.ts';
import { type MailSender, mailReport } from './mail-report.ts';
import { type SentEdits, sentEdits } from './sent-edits.ts';

/** The person who saves an edited report, which may be mailed with it. */
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
  await notifyInspector({ ...editor, reviewer: person }, record, { status });
  if (edit.sendEmail) {
    const mail = { emailRecipients: edit.emailRecipients, isNew: true, dedupeKey: `report ${id} ${version}` };
    await mailReport(editor, { ...edited, current_version: version }, mail, language);
  }
}

interface Edited {
  writing: Writing;
  run: RunRecord;
  results: ReadonlyMap<string, FoundResult>;
  /** A configurator is part of a commissioning; elsewhere it is read. */
  isFixed: boolean;
}

/** A rating that is offered no longer stays where it stands, and comes nowhere else. */
function inputOf({ id: _, prefilled: __, rating, ...input }: ResultEdit, before: FoundResult): ResultInput {
  if (rating === undefined || rating === before.rating) return input;
  if (rating === ratings.Obsolete) throw invalidField('rating', 'answer.ratingNotOffered');
  return { ...input, rating };
}

async function editResult({ writing, run, results, isFixed }: Edited, edit: ResultEdit): Promise<void> {
  const before = results.get(edit.id);
  if (!before || before.run_id !== run.id) throw invalidField('id', 'answer.unknown');
  const input = inputOf(edit, before);
  const listed = edit.prefilledCells;
  const isLookedAt =
    (before.prefilled && edit.prefilled === false) ||
    (listed !== undefined && before.prefilled_cells.some((cell) => !listed.includes(cell)));
  if (!isLookedAt && !(await wouldChange(writing, before, input))) return;
  if (isFixed) throw invalidField('id', 'answer.fixed');
  await writeResult(writing, before, input);
}

const sameSamples = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((number) => one[number] === other[number]);

/** Writes what the editor says differently of the results; what is as it was stays untouched. */
async function editResults(
  writing: Writing,
  edits: readonly RunEdit[],
  sent: SentEdits['results'],
  type: string,
): Promise<void> {
  const runs = new Map((await listRuns(writing.db, writing.visit.id)).map((run) => [run.id, run]));
  const found = await listFoundResults(writing.db, writing.visit.id);
  const results = new Map(found.map((result) => [result.id, result]));
  const isFixed = ({ role }: RunRecord) => role === 'configurator' && type !== 'Commission';
  for (const run of runs.values())
    for (const { value, path } of sent.get(run.id) ?? [])
      await atPlace(path, () => editResult({ writing, run, results, isFixed: isFixed(run) }, value));
  for (const [place, { id, samples }] of edits.entries()) {
    const run = runs.get(id);
    if (!run) throw invalidField(`runs.${place}.id`, 'run.unknown');
    if (samples && !isFixed(run) && !sameSamples(samples, run.samples)) await changeStart(writing, run, { samples });
  }
}

interface Reading {
  db: Db;
  scope: Scope;
  person: Person;
}

/** A submitted inspection is the same as its newest version, so the editor begins with the inspection itself. */
export async function showEdit({ db, scope, person }: Reading, record: InspectionRecord): Promise<InspectionEdit> {
  const inspection = await showInspection(db, scope, person, record);
  const { customerSignature, providerSignature } = inspection;
  return {
    ...inspection,
    ...reportedParts(await versionOfNow(db, record), record, person),
    hasSignatures: customerSignature !== null || providerSignature !== null,
  };
}

/** Exactly as it is answered, since the repeats in a save are compared with it. */
const currentEdit = async (reading: Reading, record: InspectionRecord): Promise<InspectionEdit> =>
  z.parse(inspectionEdits.details.reply.schema, await showEdit(reading, record));
