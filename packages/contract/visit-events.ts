import type { AbilityName } from '@assay/domain/access';
import { visitParts } from '@assay/domain/visits/visit-parts';
import * as z from 'zod/mini';
import { endpoint, events, json } from './base/endpoint.ts';
import { id, text } from './base/values.ts';

/** Says only that a part changed; readers who want the new state fetch it. */
const change = z.object({
  type: z.literal('change'),
  part: z.enum(visitParts),
  /** The id of the run, result and so on; for others the name of the field, the role of the signature or the name of the list. */
  id: z.string(),
  /** 0 for parts without a revision. */
  revision: z.int(),
  gone: z.boolean(),
  /** The name of the person; null if it was no person. */
  by: z.nullable(z.string()),
});
export type VisitChange = z.output<typeof change>;

/** Another person who has the visit open, and where on the page, in that page's own terms. */
const present = z.object({ userId: id, name: z.string(), place: z.string() });
export type Present = z.output<typeof present>;

export const visitEvent = z.union([
  /** The first event: nothing is missed after it. */
  z.object({ type: z.literal('open') }),
  /** Events after the sender's last one are no longer known: everything has to be read again. */
  z.object({ type: z.literal('reset') }),
  change,
  /** Everybody else who is here now. */
  z.object({ type: z.literal('presence'), people: z.array(present) }),
]);
export type VisitEvent = z.output<typeof visitEvent>;

/** Inspections and audits share these calls. */
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
      /** An open page sends its id and is present as long as the request lasts. */
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
