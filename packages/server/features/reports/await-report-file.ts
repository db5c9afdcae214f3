import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '@assay/domain/problem';
import { message } from '@assay/domain/words/message';
import type { Db } from '../../db/pool.ts';
import { askForReportFile, type DraftKey, findReportFile, type ReportKey } from './report-files.queries.ts';

/** Browsers and proxies give up after 30 seconds. */
const patienceMs = 25_000;
const firstPauseMs = 60;
const longestPauseMs = 500;

const unmade = (retryAfterSeconds: number, failed: boolean): Problem =>
  new Problem('unavailable', message(failed ? 'report.failed' : 'report.inTheMaking'), {
    code: failed ? 'reportFailed' : 'reportInTheMaking',
    retryAfterSeconds,
  });

export interface MadeReport {
  fileId: string;
  name: string;
}

/** A report as a file, made first if need be; looks now and then, and holds no connection in between. */
export async function awaitReportFile(
  db: Db,
  key: ReportKey | DraftKey,
  now: Date,
  longestWaitMs = patienceMs,
): Promise<MadeReport> {
  const until = performance.now() + longestWaitMs;
  for (let waitMs = firstPauseMs, requested = false; ; waitMs = Math.min(waitMs * 2, longestPauseMs)) {
    const found = await findReportFile(db, key);
    if (found?.fileId) return { fileId: found.fileId, name: found.name ?? '' };
    if (found?.lastError) throw unmade(60, true);
    if (!requested) await askForReportFile(db, key, now);
    requested = true;
    if (performance.now() + waitMs > until) throw unmade(5, false);
    // Those who came together do not all look at the same moment.
    await pause(waitMs * (0.5 + Math.random()));
  }
}
