import type { FrozenPoint, ProtocolSnapshot, SnapshotPoint, SnapshotTerms } from '../protocols/snapshot.ts';
import { extraPointOf, type RecordedResult } from '../runs/recorded-run.ts';
import type { PointOutcome, VersionRun } from './version.ts';

/** A point as it stood in the run, with what was found at it. */
export interface ShownPoint {
  protocolPointId: string;
  inspectionPointId: string;
  number: number;
  phase: string;
  subcategoryTitle: string;
  /** The id of the sample that the point is tied to. */
  sampleId: string;
  showInReport: boolean;
  showValueInReportHeader: boolean;
  warning: string | null;
  point: FrozenPoint;
  result: RecordedResult;
  outcome: PointOutcome;
}

export interface ShownCategory {
  id: string;
  title: string;
  points: ShownPoint[];
}

/** A run without categories that were not done and points that were hidden, in the order of the protocol. */
export interface ShownRun {
  categories: ShownCategory[];
  extraPoints: ShownPoint[];
  /** Translations of titles and phases; absent where there are none. */
  terms?: SnapshotTerms;
}

/** The points of a version's run, as its snapshot froze them. */
export function shownRun(run: VersionRun, snapshot: ProtocolSnapshot): ShownRun {
  const results = new Map(run.results.map((result) => [result.protocolPointId, result]));
  const phases = new Map(snapshot.phases.map(({ phaseId, name }) => [phaseId, name]));
  const shown = (points: readonly SnapshotPoint[], subcategoryTitles: readonly string[]): ShownPoint[] => {
    const places = new Map(points.map((at) => [at.id, at]));
    return run.outcomes.flatMap((outcome) => {
      const at = places.get(outcome.protocolPointId);
      const result = results.get(outcome.protocolPointId);
      if (!at || !result) return [];
      return {
        protocolPointId: at.id,
        inspectionPointId: at.inspectionPointId,
        number: outcome.number,
        phase: phases.get(outcome.phaseId ?? '') ?? '',
        subcategoryTitle: subcategoryTitles[at.subcategoryTitleIndex ?? -1] ?? '',
        sampleId: at.sampleIdIndex === null ? '' : (run.samples[at.sampleIdIndex] ?? ''),
        showInReport: at.showInReport,
        showValueInReportHeader: at.showValueInReportHeader,
        warning: outcome.warning,
        point: at.point,
        result,
        outcome,
      };
    });
  };
  return {
    categories: snapshot.categories
      .map(({ id, title, inspectionPoints, subcategoryTitles }) => ({
        id,
        title,
        points: shown(inspectionPoints, subcategoryTitles),
      }))
      .filter(({ points }) => points.length > 0),
    extraPoints: shown(run.extraPoints.map(extraPointOf), []),
    ...(snapshot.terms && { terms: snapshot.terms }),
  };
}

/** The points of a run that its report shows; what is not for the report has no place and no count in it. */
export const reportedPoints = ({ categories, extraPoints }: ShownRun): ShownPoint[] =>
  [...categories.flatMap(({ points }) => points), ...extraPoints].filter(({ showInReport }) => showInReport);
