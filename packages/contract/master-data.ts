import * as z from 'zod/mini';
import { endpoint, json } from './base/endpoint.ts';
import { listReply, whole } from './lists.ts';

const masterDataFault = z.object({
  id: z.int(),
  file: z.string(),
  /** Counted as a text editor does; the header is line 1. */
  line: z.int(),
  /** Empty if the whole line is meant. */
  column: z.string(),
  message: z.string(),
});
export type MasterDataFault = z.output<typeof masterDataFault>;

/** All faults are counted; so many are kept for reading. */
export const mostKeptFaults = 1_000;

export const masterData = {
  faults: endpoint('/api/v1/masterData/faults', {
    method: 'GET',
    summary: 'What the last import of master data could not take: the first 1,000 lines of it.',
    ability: 'backgroundServices.manage',
    effect: 'read',
    query: z.strictObject({ offset: z.optional(whole(0, 999_999_999)), amount: z.optional(whole(1, 200)) }),
    reply: json(listReply(masterDataFault)),
  }),
};
