import { languageIds } from '@assay/domain/languages';
import * as z from 'zod/mini';
import { endpoint, html, json } from './base/endpoint.ts';
import { says } from './base/issue-message.ts';
import { whole } from './lists.ts';
import { reportDocument } from './reports/document.ts';

export const reportLanguage = z._default(z.enum(languageIds, { error: says('value.language') }), 'en');

/** The newest version is taken unless one is named; before the first submit there is only a draft. */
export const ofVersion = z.strictObject({ version: z.optional(whole(1, 999_999)), lang: reportLanguage });

const read = { ability: 'inspections.read', effect: 'read', record: true } as const;

export const reportChange = z.object({
  /** Where in the report: section, category, point, part. */
  place: z.array(z.string()),
  kind: z.enum(['added', 'removed', 'changed']),
  before: z.string(),
  after: z.string(),
});
export type ReportChange = z.output<typeof reportChange>;

export const inspectionReports = {
  document: endpoint('/api/v1/inspections/{id}/document', {
    method: 'GET',
    summary: 'The report of an inspection as a document: headings, facts, points, tables, charts, photos, signatures.',
    ...read,
    query: ofVersion,
    reply: json(reportDocument),
  }),
  changes: endpoint('/api/v1/inspections/{id}/changes', {
    method: 'GET',
    summary: 'What a version of a report changed since the one before; nothing for the first.',
    ...read,
    query: ofVersion,
    reply: json(z.array(reportChange)),
  }),
  html: endpoint('/api/v1/inspections/{id}/reporthtml', {
    method: 'GET',
    summary: 'The report of an inspection as one HTML page that needs nothing else.',
    ...read,
    query: ofVersion,
    reply: html(),
  }),
};
