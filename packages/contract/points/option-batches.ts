import { batchStates } from '@assay/domain/points/option-batch';
import * as z from 'zod/mini';
import { id } from '../values.ts';

const option = z.object({ id, name: z.string() });

/** An option of another point that is like the current one. */
export const similarOption = z.object({
  dropdownId: id,
  dropdownName: z.string(),
  inspectionPointName: z.string(),
  option,
  /** It waits for another batch update already, and cannot be chosen. */
  pending: z.boolean(),
});
export type SimilarOption = z.output<typeof similarOption>;

/** What became of the update of one option. */
export const optionUpdate = z.object({
  sourceOptionId: id,
  dropdownId: id,
  dropdownName: z.string(),
  inspectionPointName: z.string(),
  option,
  state: z.enum(batchStates),
  /** Why it failed: a code, and its English sentence. */
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
});
export type OptionUpdate = z.output<typeof optionUpdate>;
