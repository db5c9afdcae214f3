import type { InspectionEditInput } from '@assay/contract/inspection-edits';
import { distinctAddresses, usualRecipients } from '@assay/domain/inspections/report-mail';
import type { Language } from '@assay/domain/languages';
import { invalidField } from '@assay/domain/problem';
import { reportDay } from '@assay/domain/time';
import { type Say, sayIn } from '@assay/report/languages/labels';
import { recordEvent } from '../../../db/events.ts';
import { queueReportMail } from '../../reports/report-mail.queries.ts';
import type { InspectionRecord } from '../inspections.queries.ts';
import { countRecipients, type MailSender, refuseStrangers } from './limit-mail.ts';

const longestSubject = 200;

/** Names are written by people: on one line, and without what hides or turns the rest of it. */
const onOneLine = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}\p{Cf}\p{Co}]+/gu, ' ')
    .trim();

function bodyOf(record: InspectionRecord, say: Say): string {
  const machine = [record.family_name, record.model_name, record.serial_number || record.nick_name].join(' ');
  const facts: [label: string, value: string][] = [
    [say('visit'), record.name],
    [say('machine'), machine],
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
  return [say('mail.lead'), lines.join('\n')].join('\n\n');
}

/** Mails the newest version of a report in a language, in the transaction that wrote it. */
export async function mailReport(
  sender: MailSender,
  record: InspectionRecord,
  { emailRecipients }: Pick<InspectionEditInput, 'emailRecipients'>,
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
    text: bodyOf(record, say),
    dedupeKey: `report ${id} ${version}`,
  };
  await queueReportMail(db, mail, { visitId: id, version, language }, now);
  await recordEvent(db, {
    recordType: 'inspection',
    recordId: id,
    action: 'report e-mailed',
    changes: [{ field: 'recipients', from: null, to: to.join(', ') }],
  });
}
