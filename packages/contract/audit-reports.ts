import * as z from 'zod/mini';
import { endpoint, file } from './endpoint.ts';

/** The report of an audit as a file; it is always English. */
export const auditReportFiles = {
  pdf: endpoint('/api/v1/audits/{id}/reportpdf', {
    method: 'GET',
    summary: 'The report of an audit as PDF; 503 with Retry-After while it is being made.',
    ability: 'audits.read',
    effect: 'read',
    record: true,
    query: z.strictObject({ lang: z.optional(z.literal('en')) }),
    reply: file(),
  }),
};
