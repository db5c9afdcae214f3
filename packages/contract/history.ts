import * as z from 'zod/mini';
import { instant } from './values.ts';

/** What happened to a record, newest first; shown to Managers and above. */
export const historyEntry = z.object({
  id: z.int(),
  at: instant,
  actor: z.nullable(z.string()),
  action: z.string(),
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
});

export type HistoryEntry = z.output<typeof historyEntry>;
