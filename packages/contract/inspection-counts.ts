import { inspectionStatuses } from '@assay/domain/inspections/status';
import * as z from 'zod/mini';

export const inspectionCounts = z.object({
  /** Counted within the chosen types. */
  statuses: z.record(z.enum(inspectionStatuses), z.int()),
  /** Counted within the chosen statuses; a type that is missing has none. */
  types: z.record(z.string(), z.int()),
  /** False where a search finds too many to count: there are at least as many of each. */
  exact: z.boolean(),
});
export type InspectionCounts = z.output<typeof inspectionCounts>;
