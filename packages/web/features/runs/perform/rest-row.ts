import { type OkMark, restOk } from '@assay/domain/runs/mark-ok';
import type { RunModel } from './run-model.ts';
import type { RunState, Step } from './use-run-state.ts';

/** What of a group of points is plain and untouched, and becomes Ok at once. */
export interface RestRow {
  group: string;
  marks: OkMark[];
  /** The numbers of the points that stay open. */
  leaves: number[];
}

/** Undefined where there is nothing to say: one of them is answered as quickly at its point. */
export function restRow(
  group: string,
  steps: readonly Step[],
  { work }: RunState,
  model: RunModel,
): RestRow | undefined {
  const { marks, leaves } = restOk(steps, work.results, model.judge, ({ at }) =>
    model.isDone(at, work.results.get(at.id)),
  );
  if (marks.length < 2 && (marks.length > 0 || leaves.length < 2)) return undefined;
  return { group, marks, leaves: leaves.map(({ number }) => number) };
}
