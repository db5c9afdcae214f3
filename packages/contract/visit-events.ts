import type { AbilityName } from '@assay/domain/access';
import { visitParts } from '@assay/domain/visits/visit-parts';
import * as z from 'zod/mini';
import { endpoint, events, json } from './endpoint.ts';
import { id, text } from './values.ts';

/** A part that somebody changed; what it says now is fetched by whoever wants to know. */
const change = z.object({
  type: z.literal('change'),
  part: z.enum(visitParts),
  /** Of the run, the result ...; the name of a field, the role of a signature, the list that was ordered. */
  id: z.string(),
  /** 0 for what has none. */
  revision: z.int(),
  gone: z.boolean(),
  /** The name of who did it; null where nobody in particular did. */
  by: z.nullable(z.string()),
});
export type VisitChange = z.output<typeof change>;

/** Somebody else who has the visit open, and where on the page they are, as their page calls that place. */
const present = z.object({ userId: id, name: z.string(), place: z.string() });
export type Present = z.output<typeof present>;

export const visitEvent = z.union([
  /** The first event: from here on nothing is missed. */
  z.object({ type: z.literal('open') }),
  /** What happened since the sender's last event is not known any more: everything is to be read again. */
  z.object({ type: z.literal('reset') }),
  change,
  /** All others who are here now. */
  z.object({ type: z.literal('presence'), people: z.array(present) }),
]);
export type VisitEvent = z.output<typeof visitEvent>;

/** Who is where, and what others change: the same for inspections and audits. */
const visitEventCalls = <const Prefix extends string>(prefix: Prefix, read: AbilityName) => ({
  events: endpoint(`${prefix}/events`, {
    method: 'GET',
    summary:
      'What changes from now on, as server-sent events, until the caller hangs up or may not read it any more; after the event that Last-Event-ID or `after` names, without a gap.',
    ability: read,
    effect: 'read',
    record: true,
    query: z.strictObject({
      after: z.optional(text(4_000)),
      /** Who has a page open says which, and is present as long as this goes on. */
      tabId: z.optional(id),
    }),
    reply: events(visitEvent),
  }),
  presence: endpoint(`${prefix}/presence`, {
    method: 'PUT',
    summary: 'Says where on an open page somebody is.',
    ability: read,
    effect: 'write',
    record: true,
    body: json(z.strictObject({ tabId: id, place: text(200) })),
    reply: json(z.object({})),
  }),
});

export const inspectionEvents = visitEventCalls('/api/v1/inspections/{id}', 'inspections.read');
export const auditEvents = visitEventCalls('/api/v1/audits/{id}', 'audits.read');
