import type { ReportDocument, ReportTask } from '@assay/contract/reports/document';
import { distinctAddresses, usualRecipients } from '@assay/domain/inspections/report-mail';
import type { Language } from '@assay/domain/languages';
import { fieldError, invalidField, refuse } from '@assay/domain/problem';
import { hours, reportDay } from '@assay/domain/time';
import { message } from '@assay/domain/words/message';
import { type Say, sayIn } from '@assay/report/languages/labels';
import { recordEvent } from '../../../db/events.ts';
import type { Db } from '../../../db/pool.ts';
import type { Scope } from '../../../db/visible.ts';
import { type Throttle, throttle } from '../../../http/frame/throttle.ts';
import type { Person } from '../../../http/session/session.ts';
import { queueReportMail } from '../../reports/report-mail.queries.ts';
import { editionAt } from '../../reports/report-root.ts';
import { documentOf, inspectionReportRoot, reportedVisitOf } from '../inspection-root.ts';
import type { InspectionRecord } from '../inspections.queries.ts';
import { findKnownAddresses } from '../mailing.queries.ts';

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

/** Open items of earlier visits that no task of this one mentions. */
function earlierLines({ tasks, since }: Front): string[] {
  const mentioned = new Set(tasks.flatMap(({ references }) => references.map(({ key }) => key)));
  const open = since?.groups.find(({ name }) => name === 'stillOpen');
  return (open?.items ?? [])
    .filter(({ key }) => !mentioned.has(key))
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

/** The report as its recipients will read it. */
async function reportToMail({ db }: MailSender, record: InspectionRecord, language: Language): Promise<ReportDocument> {
  const visit = { ...reportedVisitOf(record), isFinished: true };
  return documentOf(await editionAt(db, inspectionReportRoot, visit, record.current_version), language);
}

interface ReportMail {
  emailRecipients: readonly string[] | undefined;
  /** True when its version has just been saved. */
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

export interface MailSender {
  db: Db;
  scope: Scope;
  person: Person;
  now: Date;
  /** True when external users may mail to anybody; otherwise only to people known from the inspection. */
  anyRecipient: boolean;
}

/** Addresses that reports are mailed to within an hour; no single person uses up what their company has. */
const mostPerHour = { person: 100, company: 500, provider: 5_000 } as const;

/** Refuses addresses that an external user has no reason to send a report to, naming each. */
async function refuseStrangers(
  { db, scope, person, anyRecipient }: MailSender,
  record: InspectionRecord,
  addresses: readonly string[],
): Promise<void> {
  if (!person.external || anyRecipient) return;
  const known = new Set(await findKnownAddresses(db, scope, record.customer_id, addresses));
  for (const own of [record.contact_email, record.inspector_contact]) known.add(own.trim().toLowerCase());
  const errors = addresses.flatMap((address, place) =>
    known.has(address.trim().toLowerCase())
      ? []
      : [fieldError(`emailRecipients.${place}`, 'mail.stranger', { address })],
  );
  refuse(errors);
}

/** Counts the addresses in the transaction of the save, so that one that is refused or fails counts for nothing. */
async function countRecipients({ db, person, now }: MailSender, count: number): Promise<void> {
  const bucket = (name: string, limit: number, whose: 'person' | 'company'): Throttle => ({
    bucket: `report-mail:${name}`,
    limit,
    windowMs: hours(1),
    cost: count,
    refusal: {
      code: 'mailLimit',
      inSeconds: (wait) => message(`mail.${whose}WaitSeconds`, { limit, count: wait }),
      inMinutes: (wait) => message(`mail.${whose}WaitMinutes`, { limit, count: wait }),
    },
  });
  const ofCompany = person.external ? mostPerHour.company : mostPerHour.provider;
  await throttle(
    db,
    [
      bucket(`person:${person.userId}`, mostPerHour.person, 'person'),
      bucket(`company:${person.companyId}`, ofCompany, 'company'),
    ],
    now,
  );
}
