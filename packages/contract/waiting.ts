import { waitingKindNames } from '@assay/domain/waiting/waiting-kinds';
import * as z from 'zod/mini';
import { endpoint, json } from './base/endpoint.ts';

const waitingCount = z.object({
  kind: z.enum(waitingKindNames),
  count: z.int(),
  /** False if counting stopped: there are at least as many. */
  exact: z.boolean(),
});
export type WaitingCount = z.output<typeof waitingCount>;

export const waiting = {
  counts: endpoint('/api/v1/waiting', {
    method: 'GET',
    summary: 'What waits for the caller, as numbers by kind: only what is theirs to see to.',
    ability: 'inspections.read',
    effect: 'read',
    reply: json(z.array(waitingCount)),
  }),
  whomToAsk: endpoint('/api/v1/auth/administrators', {
    method: 'GET',
    summary:
      'Who gives rights, by name, at most 5: administrators to staff, the admins of their own company to others.',
    ability: 'session.use',
    effect: 'read',
    reply: json(z.array(z.object({ name: z.string(), email: z.string() }))),
  }),
};
