import * as z from 'zod/mini';
import { endpoint, json } from './base/endpoint.ts';

const castMember = z.object({
  name: z.string(),
  email: z.string(),
  role: z.string(),
  company: z.string(),
  /** Null for staff, who use single sign-on. */
  password: z.nullable(z.string()),
});
export type CastMember = z.output<typeof castMember>;

export const demo = {
  cast: endpoint('/api/v1/demo/cast', {
    method: 'GET',
    summary: 'The people whom a visitor of the demo may sign in as; not found in production.',
    ability: 'public',
    effect: 'read',
    reply: json(z.array(castMember)),
  }),
};
