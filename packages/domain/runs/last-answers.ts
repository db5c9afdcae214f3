import type { PointType } from '../points/point-types.ts';
import type { ResultContent } from '../points/results.ts';
import type { SnapshotPoint } from '../protocols/snapshot.ts';
import { newResult, type PointResult, prefilledResult } from './result.ts';
import { contentFaults, toWireContent } from './wire-content.ts';

interface Placed {
  id: string;
  inspectionPointId: string;
}

/** The place in a protocol and the inspection point that an answer belongs to. */
interface Answered {
  pointKey: string;
  inspectionPointId: string;
}

/** A point that occurs twice is matched by its place. */
export function answersByPlace<Answer>(
  points: readonly Placed[],
  answers: readonly Answer[],
  placeOf: (answer: Answer) => Answered,
): Map<string, Answer> {
  const found = Map.groupBy(answers, (answer) => placeOf(answer).inspectionPointId);
  const passed = new Map<string, number>();
  return new Map(
    points.flatMap(({ id, inspectionPointId }) => {
      const own = found.get(inspectionPointId) ?? [];
      const place = passed.get(inspectionPointId) ?? 0;
      passed.set(inspectionPointId, place + 1);
      const last = own.find((answer) => placeOf(answer).pointKey === id) ?? own[place];
      return last ? [[id, last]] : [];
    }),
  );
}

/** An answer to another type, or with an option that no longer exists, is not filled in. */
export function firstResult(
  { prefill, point }: SnapshotPoint,
  last: { type: PointType; content: ResultContent } | undefined,
): PointResult {
  const says = prefill && last?.type === point.type && contentFaults(point, toWireContent(last.content)).length === 0;
  return says ? prefilledResult(point, last.content) : newResult(point);
}
