import { inspectionStatuses } from '@assay/domain/inspections/status';
import * as z from 'zod/mini';

export const inspectionCounts = z.object({
  /** Under the types that are chosen. */
  statuses: z.record(z.enum(inspectionStatuses), z.int()),
  /** Under the statuses that are chosen; a type that is not named has none. */
  types: z.record(z.string(), z.int()),
  /** False where a search finds very many: then there are at least as many of each. */
  exact: z.boolean(),
});
export type InspectionCounts = z.output<typeof inspectionCounts>;
