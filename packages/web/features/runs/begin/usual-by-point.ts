import type { UsualValues } from '@assay/contract/runs/run';
import type { UsualRange } from '@assay/domain/trends/slip';

/** What other machines of the model measured, by the point and by the line of its history. */
export type UsualByPoint = ReadonlyMap<string, ReadonlyMap<string, UsualRange>>;

export const usualByPoint = (values: readonly UsualValues[]): UsualByPoint =>
  new Map(
    [...Map.groupBy(values, ({ inspectionPointId }) => inspectionPointId)].map(([pointId, lines]) => [
      pointId,
      new Map(lines.map(({ series, ...range }) => [series, range])),
    ]),
  );
