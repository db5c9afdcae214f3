import type { Language } from '@assay/domain/languages';
import { sql } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';
import { type NewMail, queueMail } from '../mail/mail.queries.ts';
import { askForReportFile, type ReportKey } from './report-files.queries.ts';

/** Writes a mail that brings a report: it goes out once that is made, and one report asks for it once. */
export async function queueReportMail(db: Db, mail: NewMail, report: ReportKey, now: Date): Promise<void> {
  await askForReportFile(db, report, now);
  const mailId = await queueMail(db, mail, now);
  if (mailId === undefined) return;
  const { visitId, version, language } = report;
  await afterGuard(db)
    .insertInto('report_mail')
    .values({ mail_id: mailId, visit_id: visitId, version, language })
    .execute();
}

const reports = (db: Db) =>
  afterGuard(db)
    .selectFrom('report_file')
    .innerJoin('stored_file', 'stored_file.id', 'report_file.file_id')
    .select([
      'report_file.visit_id as visitId',
      'report_file.version',
      'report_file.language',
      'report_file.file_id as fileId',
      'stored_file.name',
      'stored_file.size',
      'stored_file.storage_key as storageKey',
      'stored_file.content_type as contentType',
    ])
    // Nobody mails a draft.
    .where('report_file.version', 'is not', null)
    .$narrowType<{ version: number }>();

/** The report that a mail brings; undefined for a mail that brings none. */
export const findReportOfMail = (db: Db, mailId: string) =>
  reports(db)
    .innerJoin('report_mail', (mail) =>
      mail
        .onRef('report_mail.visit_id', '=', 'report_file.visit_id')
        .onRef('report_mail.version', '=', 'report_file.version')
        .onRef('report_mail.language', '=', 'report_file.language'),
    )
    .where('report_mail.mail_id', '=', mailId)
    .executeTakeFirst();

export type MailedReport = NonNullable<Awaited<ReturnType<typeof findReportOfMail>>>;

/** A report that somebody has the link to: a deleted visit has none any more. */
export const findLinkedReport = (db: Db, report: { visitId: string; version: number; language: Language }) =>
  reports(db)
    .innerJoin('visit', 'visit.id', 'report_file.visit_id')
    .where('visit.deleted_at', 'is', null)
    .where('report_file.visit_id', '=', report.visitId)
    .where('report_file.version', '=', report.version)
    .where('report_file.language', '=', report.language)
    .executeTakeFirst();

/** Gives up the mail of deleted visits, and of reports that could not be made until then; answers how many. */
export async function giveUpReportMail(db: Db, madeBefore: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update mail set state = 'failed',
      last_error = case when visit.deleted_at is null then 'The report could not be made.'
        else 'The inspection was deleted.' end
    from report_mail
    join report_file using (visit_id, version, language)
    join visit on visit.id = report_mail.visit_id
    where mail.id = report_mail.mail_id and mail.state = 'queued'
      and (visit.deleted_at is not null or (report_file.file_id is null and mail.created_at < ${madeBefore}))`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}
