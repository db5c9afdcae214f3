import { adminEventKinds } from '@assay/domain/admin-events';
import * as z from 'zod/mini';
import { endpoint, json } from './base/endpoint.ts';
import { says } from './base/issue-message.ts';
import { someOf } from './base/values.ts';
import { historyEntry } from './history.ts';
import { listQuery, listReply } from './lists.ts';

const day = z.union([z.literal(''), z.iso.date({ error: says('value.day') })], { error: says('value.day') });

const adminEvent = z.extend(historyEntry, {
  id: z.string(),
  kind: z.enum(adminEventKinds),
  /** The name of the changed record, as it is known now. */
  subject: z.string(),
});
export type AdminEvent = z.output<typeof adminEvent>;

export const adminEvents = {
  list: endpoint('/api/v1/adminEvents', {
    method: 'GET',
    summary: 'What administrators did to users, services, debug tokens and certificates, newest first.',
    ability: 'adminEvents.read',
    effect: 'read',
    query: z.extend(listQuery(['at']), {
      kinds: z.optional(someOf(adminEventKinds)),
      /** Both days are in UTC and included. */
      from: z.optional(day),
      to: z.optional(day),
    }),
    reply: json(listReply(adminEvent)),
  }),
};
