import type { ProtocolSnapshot } from '@assay/domain/protocols/snapshot';
import type { ShownRun } from '@assay/domain/reports/shown-run';
import type { ReportVersion } from '@assay/domain/reports/version';

/** All that a report is composed of, frozen in one version: the same work always makes the same document. */
export interface ReportWork {
  version: ReportVersion;
  /** 0 for what stands before the first submit. */
  number: number;
  /** Null for what stands before the first submit. */
  savedAt: string | null;
  /** Who saved the version, why, and what its content is called; null for a draft. */
  control: { author: string; reason: string; hash: string } | null;
  /** The versions of the report, by which signatures are told. */
  versions: readonly { number: number; savedAt: string; hash: string }[];
  /** Whether another version may take its place before it is finished. */
  isDraft: boolean;
  /** What the report is about. */
  main: ShownRun;
  configurator: ShownRun | null;
  options: Pick<ProtocolSnapshot, 'ratingTableLocation' | 'infoAppendix' | 'showCurrentLoadedHours'>;
}
