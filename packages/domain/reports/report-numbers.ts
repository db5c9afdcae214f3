import type { SnapshotPoint } from '../protocols/snapshot.ts';
import type { WalkStep } from '../runs/walk.ts';

/** In the order of the protocol, whatever the order of the work was. */
export const inReportOrder = <Step extends Pick<WalkStep, 'number'>>(steps: readonly Step[]): Step[] =>
  steps.toSorted((one, other) => one.number - other.number);

/** The numbers of a report, by the key of the point: of what it shows none is missing, what it does not show has none. */
export const reportNumbers = (steps: readonly WalkStep<SnapshotPoint>[]): Map<string, number> =>
  new Map(
    inReportOrder(steps)
      .filter(({ at }) => at.showInReport)
      .map(({ at }, place) => [at.id, place + 1]),
  );
