import * as z from 'zod/mini';
import { endpoint, json } from './base/endpoint.ts';
import { id } from './base/values.ts';

const company = z.object({ id, name: z.string() });

export const companies = {
  list: endpoint('/api/v1/companies', {
    method: 'GET',
    summary: 'The companies that one may see, by name: an external caller’s own alone.',
    ability: 'externalUsers.manage',
    effect: 'read',
    reply: json(z.array(company)),
  }),
};
