import * as z from 'zod/mini';
import { endpoint, file } from './base/endpoint.ts';
import { language, signedQuery } from './base/values.ts';

/** Reports that were too large to attach are downloaded here. */
export const mailedReports = {
  file: endpoint('/api/v1/mailedReports/{id}/{version}/{language}', {
    method: 'GET',
    summary: 'Downloads a report by the link of a mail, for thirty days; whoever has the link needs no account.',
    ability: 'public',
    effect: 'read',
    record: true,
    params: { version: z.string().check(z.regex(/^[1-9]\d{0,5}$/)), language },
    query: signedQuery,
    reply: file(),
  }),
};
