import type { ReportDocument } from '@assay/contract/reports/document';
import { filledText } from '@assay/domain/filled-text';
import { offeredRatings } from '@assay/domain/ratings';
import { worstOf } from '@assay/domain/reports/verdict';
import type { Verdict } from '@assay/domain/reports/version';
import type { Reading } from '../reading.ts';
import { verdictCard } from '../verdict.ts';
import { auditWords } from './audit-words.ts';
import type { AuditWork } from './audit-work.ts';
import { reportedRuns } from './reported-runs.ts';

/** The verdict of several runs together. */
export function joinedVerdict(runs: readonly { verdict: Verdict }[]): Verdict {
  const counts = Object.fromEntries(
    offeredRatings.map((name) => [name, runs.reduce((sum, { verdict }) => sum + verdict.counts[name], 0)]),
  ) as Verdict['counts'];
  return { worst: worstOf(counts), counts };
}

/** What was found in the whole plant, at a glance. */
export function auditVerdict(work: AuditWork, reading: Reading): ReportDocument['verdict'] {
  const { plant, machines } = reportedRuns(work);
  const actions = work.version.suggestions.filter(({ text }) => text.trim() !== '').length;
  const besides = [
    filledText(auditWords.machineCount, { count: machines.length }),
    ...(actions > 0 ? [filledText(auditWords.actionCount, { count: actions })] : []),
  ];
  return verdictCard(joinedVerdict([...plant, ...machines.map(({ run }) => run)]), besides, reading);
}
