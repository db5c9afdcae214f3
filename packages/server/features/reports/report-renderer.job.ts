import { days, growingPause, hours, later, minutes } from '@assay/domain/time';
import { type Db, withoutScopedTables } from '../../db/pool.ts';
import type { Outcome, Service, ServiceRun } from '../../jobs/service.ts';
import { makeReportFile, type RenderingDeps } from './make-report-file.ts';
import { removeOldDrafts } from './report-drafts.ts';
import {
  claimReport,
  findFailingReport,
  hurryReports,
  listUnwanted,
  postponeReport,
  reportRendererId,
  surveyReports,
  wantReportFiles,
} from './report-files.queries.ts';

const lease = minutes(2);
const longestPause = hours(1);
/** What is older than this is made when somebody asks for it. */
const aheadFor = days(1);

interface Tally {
  made: number;
  failed: number;
}

/** Wants what was written lately, a part of it at a time. */
async function wantAhead(db: Db, now: Date): Promise<void> {
  for (;;) {
    const keys = await listUnwanted(db, later(now, -aheadFor));
    if (keys.length === 0) return;
    await wantReportFiles(db, keys, now);
  }
}

/** Makes one report after another until none is due. */
async function work(deps: RenderingDeps, { now, report }: ServiceRun, tally: Tally): Promise<void> {
  const db = withoutScopedTables(deps.db);
  for (;;) {
    await report({ done: tally.made + tally.failed });
    const wanted = await claimReport(db, now(), later(now(), lease));
    if (!wanted) return;
    try {
      await makeReportFile(deps, wanted, now());
      tally.made++;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      await postponeReport(db, wanted.id, later(now(), growingPause(wanted.attempts, longestPause)), message);
      tally.failed++;
    }
  }
}

/** As long as a report could not be made there is a problem, also after a run in which it was not its turn. */
async function problemOf(db: Db): Promise<string | undefined> {
  const failing = await findFailingReport(db);
  if (!failing) return undefined;
  const edition = failing.version === null ? 'Draft' : `Version ${failing.version}`;
  return `${edition} of ${failing.visitId} in ${failing.language}: ${failing.lastError}`;
}

/** One run at a time, whatever the number of processes, and one claim for each report: none is made twice. */
export const reportRenderer = (deps: RenderingDeps): Service => ({
  id: reportRendererId,
  about:
    'Makes the PDFs of reports: of new versions in English and in the language of the customer, of others when asked.',
  every: minutes(15),
  run: async (run): Promise<Outcome> => {
    const db = withoutScopedTables(deps.db);
    const draftsRemoved = await removeOldDrafts(deps.pool, run.now());
    await wantAhead(db, run.now());
    const tally: Tally = { made: 0, failed: 0 };
    const lanes = Array.from({ length: deps.pdf.width }, () => work(deps, run, tally));
    // A run that is ended still waits for what its other lanes are making.
    for (const lane of await Promise.allSettled(lanes)) if (lane.status === 'rejected') throw lane.reason;
    const { nextAt, ...standing } = await surveyReports(db);
    const problem = await problemOf(db);
    const counts = { ...tally, ...(draftsRemoved > 0 && { draftsRemoved }) };
    return { counts, standing, note: deps.pdf.about, ...(problem && { problem }), ...(nextAt && { nextAt }) };
  },
  reset: hurryReports,
});
