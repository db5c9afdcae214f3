import { newId } from '@assay/domain/id';
import type { Language } from '@assay/domain/languages';
import { sql } from 'kysely';
import { afterGuard, type Db, forNobody } from '../../db/pool.ts';
import { wakeService } from '../../jobs/services.queries.ts';
import { keepFiles, markForDeletion } from '../files/stored-files.queries.ts';
import { emailOutboxId } from '../mail/mail.queries.ts';

export const reportRendererId = 'report-renderer';

/** Which report: it is made once. */
export interface ReportKey {
  visitId: string;
  version: number;
  language: Language;
}

/** A report of what stood at a moment, while nothing was finished. */
export interface DraftKey {
  visitId: string;
  draftId: string;
  language: Language;
}

/** A report that waits to be made, as it was claimed: of a version, or of a draft. */
export interface WantedReport {
  id: string;
  visitId: string;
  version: number | null;
  draftId: string | null;
  language: Language;
  attempts: number;
}

/** Undefined until somebody wanted it; without a file until it is made. */
export function findReportFile(db: Db, key: ReportKey | DraftKey) {
  const files = afterGuard(db)
    .selectFrom('report_file')
    .leftJoin('stored_file', 'stored_file.id', 'report_file.file_id')
    .select(['report_file.file_id as fileId', 'stored_file.name', 'report_file.last_error as lastError'])
    .where('visit_id', '=', key.visitId)
    .where('language', '=', key.language);
  const wanted =
    'draftId' in key ? files.where('draft_id', '=', key.draftId) : files.where('version', '=', key.version);
  return wanted.executeTakeFirst();
}

/** A report of a visit by its file, as long as it is kept. */
export const findFileOfVisit = (db: Db, visitId: string, fileId: string) =>
  afterGuard(db)
    .selectFrom('report_file')
    .innerJoin('stored_file', 'stored_file.id', 'report_file.file_id')
    .select(['stored_file.id as fileId', 'stored_file.name'])
    .where('report_file.visit_id', '=', visitId)
    .where('report_file.file_id', '=', fileId)
    .executeTakeFirst();

/** Somebody waits for it: it is made before those that nobody requested. */
export async function askForReportFile(db: Db, key: ReportKey | DraftKey, now: Date): Promise<void> {
  const [of, unique] =
    'draftId' in key
      ? ([{ draft_id: key.draftId }, 'report_file_draft_uq'] as const)
      : ([{ version: key.version }, 'report_file_version_uq'] as const);
  await afterGuard(db)
    .insertInto('report_file')
    .values({
      id: newId(now.getTime()),
      visit_id: key.visitId,
      ...of,
      language: key.language,
      wanted_at: now,
      asked_at: now,
      next_attempt_at: now,
    })
    .onConflict((known) => known.constraint(unique).doUpdateSet({ asked_at: now }))
    .execute();
  await wakeService(db, reportRendererId);
}

const wantedAtOnce = 500;

/** Reports that were written since and are not wanted yet: in English, those of inspections in the language of their customer too. */
export async function listUnwanted(db: Db, since: Date): Promise<ReportKey[]> {
  const { rows } = await sql<ReportKey>`
    select version.visit_id as "visitId", version.version, wanted.language
    from report_version version
    join visit on visit.id = version.visit_id and visit.deleted_at is null
    cross join lateral (select version.content::jsonb as content) stored
    left join customer on customer.id =
      coalesce(stored.content #>> '{header,customer,id}', stored.content #>> '{customer,id}')::uuid
    cross join lateral (select 'en' as language union select customer.language
      where customer.language is not null and visit.kind = 'inspection') wanted
    where version.saved_at > ${since} and not exists (select from report_file known
      where known.visit_id = version.visit_id and known.version = version.version
        and known.language = wanted.language)
    order by version.saved_at limit ${wantedAtOnce}`.execute(db);
  return rows;
}

export async function wantReportFiles(db: Db, keys: readonly ReportKey[], now: Date): Promise<void> {
  if (keys.length === 0) return;
  await afterGuard(db)
    .insertInto('report_file')
    .values(
      keys.map(({ visitId, version, language }) => ({
        id: newId(now.getTime()),
        visit_id: visitId,
        version,
        language,
        wanted_at: now,
        next_attempt_at: now,
      })),
    )
    .onConflict((known) => known.doNothing())
    .execute();
}

/** What is wanted and not made yet; nobody makes the report of a deleted visit. */
const waitingReports = (db: Db) =>
  forNobody(db)
    .selectFrom('report_file')
    .innerJoin('visit', 'visit.id', 'report_file.visit_id')
    .where('report_file.file_id', 'is', null)
    .where('visit.deleted_at', 'is', null);

/** Claims the next due report until the lease ends: whoever dies while making it leaves it to another. */
export function claimReport(db: Db, now: Date, leaseEnds: Date): Promise<WantedReport | undefined> {
  const due = waitingReports(db)
    .select('report_file.id')
    .where('report_file.next_attempt_at', '<=', now)
    .orderBy('report_file.asked_at', (order) => order.desc().nullsLast())
    .orderBy('report_file.wanted_at')
    .orderBy('report_file.id')
    .limit(1)
    .forUpdate('report_file')
    .skipLocked();
  return forNobody(db)
    .updateTable('report_file')
    .set({ attempts: sql<number>`attempts + 1`, next_attempt_at: leaseEnds })
    .where('id', 'in', due)
    .returning(['id', 'visit_id as visitId', 'version', 'draft_id as draftId', 'language', 'attempts'])
    .executeTakeFirst();
}

/** The visit behind a report that nobody in particular makes. */
export const findReported = (db: Db, visitId: string) =>
  forNobody(db)
    .selectFrom('visit')
    .leftJoin('inspection', 'inspection.id', 'visit.id')
    .select(['visit.id', 'visit.kind', 'visit.current_version as currentVersion'])
    .select(sql<boolean>`visit.status = 'Finished' or coalesce(inspection.finished, false)`.as('isFinished'))
    .where('visit.id', '=', visitId)
    .executeTakeFirstOrThrow();

/** The report has its file from now on, unless it has one already. */
export async function keepReportFile(db: Db, id: string, fileId: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await forNobody(db)
    .updateTable('report_file')
    .set({ file_id: fileId, rendered_at: now, last_error: null })
    .where('id', '=', id)
    .where('file_id', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await keepFiles(db, [fileId]);
  // A mail may have waited for it.
  await wakeService(db, emailOutboxId);
}

/** What was made of a version before it was finished says so, and is made anew; what was mailed stays as it went out. */
export async function forgetReportFiles(db: Db, visitId: string, version: number, now: Date): Promise<void> {
  const { rows } = await sql<{ file_id: string | null }>`
    delete from report_file where visit_id = ${visitId} and version = ${version}
      and not exists (select from report_mail mail where mail.visit_id = report_file.visit_id
        and mail.version = report_file.version and mail.language = report_file.language)
    returning file_id`.execute(db);
  await markForDeletion(
    db,
    rows.flatMap(({ file_id }) => file_id ?? []),
    now,
  );
  await wakeService(db, reportRendererId);
}

export async function postponeReport(db: Db, id: string, until: Date, error: string): Promise<void> {
  await forNobody(db)
    .updateTable('report_file')
    .set({ next_attempt_at: until, last_error: error.slice(0, 4_000) })
    .where('id', '=', id)
    .execute();
}

/** How many wait, how many of them failed before, and when the next one is due. */
export const surveyReports = (db: Db) =>
  waitingReports(db)
    .select([
      sql<number>`count(*)`.as('waiting'),
      sql<number>`count(last_error)`.as('failing'),
      sql<Date | null>`min(next_attempt_at)`.as('nextAt'),
    ])
    .executeTakeFirstOrThrow();

/** Of the reports that could not be made and wait for their next try, the one whose turn comes first. */
export const findFailingReport = (db: Db) =>
  waitingReports(db)
    .select(['visit_id as visitId', 'version', 'language', 'last_error as lastError'])
    .where('last_error', 'is not', null)
    .orderBy('next_attempt_at')
    .orderBy('report_file.id')
    .limit(1)
    .executeTakeFirst();

/** Whoever fixed what was broken does not want to wait for the end of a pause. */
export async function hurryReports(db: Db, now: Date): Promise<void> {
  await forNobody(db)
    .updateTable('report_file')
    .set({ next_attempt_at: now, last_error: null })
    .where('file_id', 'is', null)
    .where('last_error', 'is not', null)
    .execute();
}
