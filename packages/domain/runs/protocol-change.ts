import type { ResultContent } from '../points/results.ts';
import type { FrozenPoint, SnapshotPoint } from '../protocols/snapshot.ts';
import { contentFaults, toWireContent } from './wire-content.ts';

/** A result as it stands in the run whose protocol is to be another. */
export interface StandingResult {
  id: string;
  pointKey: string;
  inspectionPointId: string;
  point: FrozenPoint;
  content: ResultContent;
  /** Whether it says anything. */
  answered: boolean;
  /** Whether its point was added to the run. */
  extra: boolean;
}

export interface PlannedChange<Result extends StandingResult> {
  /** Results whose point is in both protocols, with the place that they get. */
  moved: { result: Result; to: SnapshotPoint }[];
  /** Places of the new protocol that nothing was said about. */
  added: SnapshotPoint[];
  /** What was answered and has no place in the new protocol: it becomes an extra point, or stays one. */
  extra: Result[];
  /** Results that said nothing and have no place any more. */
  dropped: Result[];
}

/** An answer fits a point again when it is the same point, and no part that it names is gone. */
const fits = (result: StandingResult, at: SnapshotPoint): boolean =>
  result.inspectionPointId === at.inspectionPointId &&
  result.point.type === at.point.type &&
  contentFaults(at.point, toWireContent(result.content)).length === 0;

/** What becomes of each result when a run gets another protocol; a point that stands twice is matched in order. */
export function planProtocolChange<Result extends StandingResult>(
  results: readonly Result[],
  places: readonly SnapshotPoint[],
): PlannedChange<Result> {
  // What says something is placed first, so that no empty result takes its place.
  const waiting = new Set([...results.filter(({ answered }) => answered), ...results]);
  const moved: { result: Result; to: SnapshotPoint }[] = [];
  const added: SnapshotPoint[] = [];
  for (const at of places) {
    const fitting = [...waiting].filter((candidate) => fits(candidate, at));
    const result = fitting.find(({ pointKey }) => pointKey === at.id) ?? fitting[0];
    if (!result) {
      added.push(at);
      continue;
    }
    waiting.delete(result);
    moved.push({ result, to: at });
  }
  const left = results.filter((result) => waiting.has(result));
  return {
    moved,
    added,
    extra: left.filter(({ answered, extra }) => answered || extra),
    dropped: left.filter(({ answered, extra }) => !answered && !extra),
  };
}
