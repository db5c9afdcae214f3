import { buffer } from 'node:stream/consumers';
import { mailedReports } from '@assay/contract/mailed-reports';
import { days, later, reportDay } from '@assay/domain/time';
import { type Html, html } from '@assay/report/html/markup';
import { sayIn } from '@assay/report/languages/labels';
import type { Db } from '../../db/pool.ts';
import type { DueMail, MailContent, MailTemplate } from '../../frame/mail-templates.ts';
import type { AddressSigner } from '../../http/addresses/signed-addresses.ts';
import type { FileStorage } from '../../providers/files/file-storage.ts';
import { findReportOfMail, giveUpReportMail, type MailedReport } from './report-mail.queries.ts';

/** What mail servers take without complaint. */
const largestAttachment = 10 * 1024 * 1024;
const linkLives = days(30);

/** Whom a link of a mail is made for: nobody in particular, since customers have no account. */
export const linkHolder = 'mail';

export interface ReportMailDeps {
  storage: FileStorage;
  signer: AddressSigner;
  /** A larger report is linked instead of attached. */
  largest?: number;
}

/** Texts in a mail are people's: whatever they hold comes out as text. */
const paragraphs = (text: string): Html =>
  html`${text.split('\n\n').map((paragraph) => html`<p>${lines(paragraph)}</p>\n`)}`;

const lines = (paragraph: string): Html[] =>
  paragraph.split('\n').map((line, place) => (place === 0 ? html`${line}` : html`<br>${line}`));

/** A text with a link to the report, which is good for thirty days. */
function linked(
  signer: AddressSigner,
  report: MailedReport,
  text: string,
  lead: 'mail.linked' | 'mail.alsoLinked',
  now: Date,
): Omit<MailContent, 'attachments'> {
  const until = later(now, linkLives);
  const params = { id: report.visitId, version: String(report.version), language: report.language };
  const link = signer.address(mailedReports.file, params, linkHolder, until);
  const told = [text, sayIn(report.language)(lead, { date: reportDay(until.toISOString()) })].join('\n\n');
  return {
    text: [told, link].join('\n\n'),
    html: html`${paragraphs(told)}<p><a href="${link}">${report.name}</a></p>`.text,
  };
}

async function contentOfReportMail(
  db: Db,
  mail: DueMail,
  { storage, signer, largest = largestAttachment }: ReportMailDeps,
  now: Date,
): Promise<MailContent | undefined> {
  const report = await findReportOfMail(db, mail.id);
  if (!report) return undefined;
  if (report.size > largest) return { ...linked(signer, report, mail.body_text, 'mail.linked', now), attachments: [] };
  const text = [mail.body_text, sayIn(report.language)('mail.attached')].join('\n\n');
  const content = await buffer(await storage.open(report.storageKey));
  return {
    ...linked(signer, report, text, 'mail.alsoLinked', now),
    attachments: [{ name: report.name, contentType: report.contentType, content }],
  };
}

/** A mail that brings a report has it attached, or a link to it where it is too large. */
export const reportMailTemplate = (deps: ReportMailDeps): MailTemplate => ({
  write: (db, mail, now) => contentOfReportMail(db, mail, deps, now),
  giveUp: giveUpReportMail,
});
