import type { AuditVersion, AuditVersionRun } from '@assay/domain/audits/audit-version';
import type { ShownRun } from '@assay/domain/reports/shown-run';

export interface AuditRunWork extends AuditVersionRun {
  shown: ShownRun;
}

/** All that the report of an audit is composed of: the same work always makes the same document. */
export interface AuditWork {
  version: AuditVersion;
  /** 0 for a draft. */
  number: number;
  /** Null for a draft. */
  savedAt: string | null;
  /** Those of the version, each with its points as they were shown. */
  runs: readonly AuditRunWork[];
}
