import { reviewOutcomes } from '@assay/domain/inspections/status';
import * as z from 'zod/mini';
import { endpoint, json } from './base/endpoint.ts';
import { id } from './base/values.ts';

const reviewNotice = z.object({
  inspectionId: id,
  name: z.string(),
  outcome: z.enum(reviewOutcomes),
  at: z.string(),
});
export type ReviewNotice = z.output<typeof reviewNotice>;

/** Inspectors see here what was returned or finished, until they open it. */
export const reviewNotices = {
  list: endpoint('/api/v1/reviewNotices', {
    method: 'GET',
    summary:
      'One’s own inspections that were returned or finished since one last opened them, newest first, at most 50.',
    ability: 'inspections.perform',
    effect: 'read',
    reply: json(z.array(reviewNotice)),
  }),
  seen: endpoint('/api/v1/reviewNotices/{id}', {
    method: 'DELETE',
    summary: 'Says that one has opened an inspection; once is as good as twice.',
    ability: 'inspections.perform',
    effect: 'write',
    record: true,
    reply: json(z.object({})),
  }),
};
