import type { AuditVersion, AuditVersionRun } from '@assay/domain/audits/audit-version';
import type { ShownRun } from '@assay/domain/reports/shown-run';
import type { ReportWork } from '../report-work.ts';

export interface AuditRunWork extends AuditVersionRun {
  shown: ShownRun;
}

/** All that the report of an audit is composed of: the same work always makes the same document. */
export interface AuditWork extends Pick<ReportWork, 'number' | 'savedAt' | 'control' | 'isDraft'> {
  version: AuditVersion;
  /** Those of the version, each with its points as they were shown. */
  runs: readonly AuditRunWork[];
}
