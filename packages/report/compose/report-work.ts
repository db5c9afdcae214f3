import type { InspectionReport } from '@assay/contract/inspection-report';
import type { ProtocolSnapshot } from '@assay/domain/protocols/snapshot';

/** What earlier visits of the same machine measured at a point: one line of its chart. */
export interface Trend {
  inspectionPointId: string;
  series: string;
  /** Oldest first. */
  values: TrendValue[];
}

export interface TrendValue {
  at: string;
  value: number;
  inspectionId: string;
  inspectionName: string;
}

/** All that a report is built from, frozen in one version: the same work always makes the same document. */
export interface ReportWork {
  report: InspectionReport;
  /** The company that hands the report over. */
  house: string;
  /** Sample ids by their number. */
  samples: Readonly<Record<string, string>>;
  options: Pick<ProtocolSnapshot, 'ratingTableLocation' | 'infoAppendix' | 'showCurrentLoadedHours'>;
  trends: readonly Trend[];
}
