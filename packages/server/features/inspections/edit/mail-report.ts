import type { ReportDocument, ReportTask } from '@assay/contract/reports/document';
import { distinctAddresses, usualRecipients } from '@assay/domain/inspections/report-mail';
import type { Language } from '@assay/domain/languages';
import { invalidField } from '@assay/domain/problem';
import { reportDay } from '@assay/domain/time';
import { type Say, sayIn } from '@assay/report/languages/labels';
import { recordEvent } from '../../../db/events.ts';
import { queueReportMail } from '../../reports/report-mail.queries.ts';
import { editionAt } from '../../reports/report-root.ts';
import { documentOf, inspectionReportRoot, reportedVisitOf } from '../inspection-root.ts';
import type { InspectionRecord } from '../inspections.queries.ts';
import { countRecipients, type MailSender, refuseStrangers } from './limit-mail.ts';

const longestSubject = 200;

/** Names are written by people: on one line, and without what hides or turns the rest of it. */
const onOneLine = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}\p{Cf}\p{Co}]+/gu, ' ')
    .trim();

/** More follows on its line. */
const withoutStop = (text: string): string => text.replace(/(?<!\.)[.。]$/u, '');

type Front = ReportDocument['front'];

/** Something that is to be done, who sees to it and until when, on one line. */
const taskLine = ({ what, followUp: { owner, due, state } }: ReportTask): string =>
  `- ${[withoutStop(onOneLine(what)), owner, due, state.label]
    .map(onOneLine)
    .filter((part) => part !== '')
    .join(', ')}`;

/** What earlier visits left open and no task of this one tells of. */
function earlierLines({ tasks, since }: Front): string[] {
  const told = new Set(tasks.flatMap(({ references }) => references.map(({ key }) => key)));
  const open = since?.groups.find(({ name }) => name === 'stillOpen');
  return (open?.items ?? [])
    .filter(({ key }) => !told.has(key))
    .map(({ text }) => `- ${withoutStop(onOneLine(text))}, ${open?.label ?? ''}`);
}

/** Greets, says what was found, what to do by when, what changed and which report it is. */
function bodyOf(document: ReportDocument, record: InspectionRecord, isNew: boolean, say: Say): string {
  const { front, verdict, control, title } = document;
  const name = onOneLine(record.contact_name);
  const safe = front.safeToRun;
  const found = [
    [verdict.title, front.reason].filter((part) => part !== '').join(': '),
    ...(safe
      ? [say('mail.fact', { label: safe.label, value: [safe.title, safe.conditions].filter(Boolean).join('. ') })]
      : []),
  ];
  const toDo = [...front.tasks.map(taskLine), ...earlierLines(front)];
  const facts: [label: string, value: string][] = [
    [say('machine'), title],
    [say('customer'), record.customer_name],
    [say('site'), record.customer_site_name],
    [say('date'), reportDay(record.inspection_date.toISOString())],
    [say('inspector'), record.inspector],
    [say('version'), String(record.current_version)],
  ];
  const lines = facts
    .map(([label, value]) => ({ label, value: onOneLine(value) }))
    .filter(({ value }) => value !== '')
    .map((fact) => say('mail.fact', fact));
  return [
    name === '' ? say('mail.hello') : say('mail.greeting', { name }),
    say(isNew ? 'mail.lead' : 'mail.again'),
    found.map(onOneLine).join('\n'),
    ...(toDo.length > 0 ? [[`${say('whatToDo')}:`, ...toDo].join('\n')] : []),
    ...(control.reason ? [onOneLine(say('mail.changed', { reason: control.reason }))] : []),
    lines.join('\n'),
  ].join('\n\n');
}

/** The report as whoever gets the mail will read it. */
async function reportToMail({ db }: MailSender, record: InspectionRecord, language: Language): Promise<ReportDocument> {
  const visit = { ...reportedVisitOf(record), isFinished: true };
  return documentOf(await editionAt(db, inspectionReportRoot, visit, record.current_version), language);
}

interface ReportMail {
  emailRecipients: readonly string[] | undefined;
  /** Whether its version has just been saved. */
  isNew: boolean;
  /** Queued before under the same name, it is not queued again. */
  dedupeKey: string;
}

/** Mails the newest version of a report in a language, in the transaction that asks for it. */
export async function mailReport(
  sender: MailSender,
  record: InspectionRecord,
  { emailRecipients, isNew, dedupeKey }: ReportMail,
  language: Language,
): Promise<void> {
  const { db, now } = sender;
  const { id, current_version: version, contact_email, inspector_contact } = record;
  const usual = usualRecipients({ contactEmail: contact_email, inspectorContact: inspector_contact });
  const to = distinctAddresses(emailRecipients ?? usual);
  if (to.length === 0) throw invalidField('emailRecipients', 'mail.recipientMissing');
  await refuseStrangers(sender, record, emailRecipients ?? []);
  await countRecipients(sender, to.length);
  const say = sayIn(language);
  const mail = {
    to,
    subject: Array.from(onOneLine(say('mail.subject', { name: record.name })))
      .slice(0, longestSubject)
      .join(''),
    text: bodyOf(await reportToMail(sender, record, language), record, isNew, say),
    dedupeKey,
  };
  await queueReportMail(db, mail, { visitId: id, version, language }, now);
  await recordEvent(db, {
    recordType: 'inspection',
    recordId: id,
    action: 'report e-mailed',
    changes: [{ field: 'recipients', from: null, to: to.join(', ') }],
  });
}
