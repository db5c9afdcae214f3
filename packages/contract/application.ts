import * as z from 'zod/mini';
import { endpoint, json } from './base/endpoint.ts';

export const application = {
  options: endpoint('/api/v1/applicationoptions', {
    method: 'GET',
    summary: 'What the web app must know before anyone signs in.',
    ability: 'public',
    effect: 'none',
    reply: json(
      z.object({
        name: z.string(),
        corporateDomain: z.string(),
        logoutUrl: z.nullable(z.string()),
        version: z.string(),
        debugTokens: z.boolean(),
        /** The login lists the demo people while this is true. */
        demo: z.boolean(),
      }),
    ),
  }),
  languages: endpoint('/api/v1/languages', {
    method: 'GET',
    summary: 'The languages of point texts and reports.',
    ability: 'references.read',
    effect: 'none',
    reply: json(z.array(z.object({ id: z.string(), name: z.string() }))),
  }),
};
