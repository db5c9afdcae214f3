import { parseNumber } from '../measurements/numbers.ts';
import type { ProtocolSnapshot } from '../protocols/snapshot.ts';
import { inPointOrder, pointsOf, type RecordedRun, workOf } from '../runs/recorded-run.ts';
import { withComputed } from '../runs/with-computed.ts';
import { type Charting, pointOutcomes } from './point-outcomes.ts';
import { shownRun } from './shown-run.ts';
import { verdictOf } from './verdict.ts';
import { type ReportVersion, reportRules, type VersionRun, versionFormat } from './version.ts';

/** What a version is made of, before the rules have judged it. */
export interface VersionSource extends Omit<ReportVersion, 'format' | 'rules' | 'runs' | 'verdict'> {
  runs: readonly { run: RecordedRun; snapshot: ProtocolSnapshot }[];
}

/** The run with its results in order, and every cell that its tables compute. */
function computedRun(run: RecordedRun, snapshot: ProtocolSnapshot): RecordedRun {
  const points = pointsOf(run, snapshot);
  return {
    ...run,
    results: inPointOrder(run.results, points, ({ protocolPointId }) => protocolPointId).map((result) => {
      const point = points.get(result.protocolPointId);
      return point ? { ...result, content: withComputed(point, result.content) } : result;
    }),
  };
}

/** A run with what the rules make of its answers. */
export function judgedRun(run: RecordedRun, snapshot: ProtocolSnapshot, charting: Charting): VersionRun {
  const computed = computedRun(run, snapshot);
  return { ...computed, outcomes: pointOutcomes(workOf(computed, snapshot), charting) };
}

/** A version as the rules of today make it. */
export function newVersion({ runs, ...source }: VersionSource, charting: Omit<Charting, 'visit'>): ReportVersion {
  const { id, name, inspectionDate, loadedHours } = source.header;
  const hours = parseNumber(loadedHours);
  const visit = {
    at: inspectionDate,
    inspectionId: id,
    inspectionName: name,
    ...(hours !== undefined && { hours }),
  };
  const judged = runs.map(({ run, snapshot }) => ({
    run: judgedRun(run, snapshot, { ...charting, visit }),
    snapshot,
  }));
  const [main] = judged;
  if (!main) throw new Error(`The visit ${id} has no run.`);
  return {
    ...source,
    format: versionFormat,
    rules: reportRules,
    runs: judged.map(({ run }) => run),
    verdict: verdictOf(shownRun(main.run, main.snapshot)),
  };
}
