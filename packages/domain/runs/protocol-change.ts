import type { ResultContent } from '../points/results.ts';
import type { FrozenPoint, SnapshotPoint } from '../protocols/snapshot.ts';
import { contentFaults, toWireContent } from './wire-content.ts';

/** A result in the run whose protocol is to be changed. */
export interface StandingResult {
  id: string;
  pointKey: string;
  inspectionPointId: string;
  point: FrozenPoint;
  content: ResultContent;
  answered: boolean;
  /** Its point was added to the run. */
  extra: boolean;
}

export interface PlannedChange<Result extends StandingResult> {
  /** Results whose point is in both protocols, with their new places. */
  moved: { result: Result; to: SnapshotPoint }[];
  /** Places of the new protocol without an answer. */
  added: SnapshotPoint[];
  /** Answers without a place in the new protocol, which become extra points or stay so. */
  extra: Result[];
  /** Empty results without a place. */
  dropped: Result[];
}

/** The same point fits if no part that the answer names is gone. */
const fits = (result: StandingResult, at: SnapshotPoint): boolean =>
  result.inspectionPointId === at.inspectionPointId &&
  result.point.type === at.point.type &&
  contentFaults(at.point, toWireContent(result.content)).length === 0;

/** A point that occurs twice is matched in order. */
export function planProtocolChange<Result extends StandingResult>(
  results: readonly Result[],
  places: readonly SnapshotPoint[],
): PlannedChange<Result> {
  // Results with answers are placed first, so that no empty one takes their place.
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
