import { batchStates } from '@assay/domain/points/option-batch';
import * as z from 'zod/mini';
import { id } from '../base/values.ts';

const option = z.object({ id, name: z.string() });

export const similarOption = z.object({
  dropdownId: id,
  dropdownName: z.string(),
  inspectionPointName: z.string(),
  option,
  /** It waits for another batch update and cannot be chosen. */
  pending: z.boolean(),
});
export type SimilarOption = z.output<typeof similarOption>;

export const optionUpdate = z.object({
  sourceOptionId: id,
  dropdownId: id,
  dropdownName: z.string(),
  inspectionPointName: z.string(),
  option,
  state: z.enum(batchStates),
  /** The reason of the failure as a code and an English sentence. */
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
});
export type OptionUpdate = z.output<typeof optionUpdate>;
