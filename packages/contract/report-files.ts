import { endpoint, file } from './base/endpoint.ts';
import { ofVersion } from './inspection-reports.ts';

/** A file is made once per version and language. */
export const reportFiles = {
  pdf: endpoint('/api/v1/inspections/{id}/reportpdf', {
    method: 'GET',
    summary: 'The report of an inspection as PDF; 503 with Retry-After while it is being made.',
    ability: 'inspections.read',
    effect: 'read',
    record: true,
    query: ofVersion,
    reply: file(),
  }),
};
