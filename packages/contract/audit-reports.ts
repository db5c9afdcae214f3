import * as z from 'zod/mini';
import { auditItem } from './audits.ts';
import { endpoint, file, html, json } from './base/endpoint.ts';
import { says } from './base/issue-message.ts';
import { id, signedQuery } from './base/values.ts';
import { reportVersion } from './inspection-report.ts';
import { reportChange } from './inspection-reports.ts';
import { whole } from './lists.ts';
import { reportDocument } from './reports/document.ts';

const lang = z._default(z.literal('en', { error: says('audit.language') }), 'en');

/**
 * Without a version it is the present state while the audit is open, otherwise the newest version. Reports of audits
 * are always English.
 */
const ofVersion = z.strictObject({ version: z.optional(whole(1, 999_999)), lang });

const read = { ability: 'audits.read', effect: 'read', record: true } as const;

const auditReportHead = z.object({
  ...auditItem.shape,
  /** The report shows times in the zone of the site, or in UTC where that is unknown. */
  timeZone: z.string(),
  /** All finished versions, newest first. */
  versions: z.array(reportVersion),
});
export type AuditReportHead = z.output<typeof auditReportHead>;

export const auditReports = {
  document: endpoint('/api/v1/audits/{id}/document', {
    method: 'GET',
    summary: 'The report of an audit as a document: action points, machines, points, tables, charts, photos.',
    ...read,
    query: ofVersion,
    reply: json(reportDocument),
  }),
  changes: endpoint('/api/v1/audits/{id}/changes', {
    method: 'GET',
    summary: 'What a version of a report changed since the one before, or an open audit since its newest version.',
    ...read,
    query: ofVersion,
    reply: json(z.array(reportChange)),
  }),
  html: endpoint('/api/v1/audits/{id}/reporthtml', {
    method: 'GET',
    summary: 'The report of an audit as one HTML page that needs nothing else.',
    ...read,
    query: ofVersion,
    reply: html(),
  }),
};

/** The page of a report needs these beside the document. */
export const auditReportHeads = {
  get: endpoint('/api/v1/audits/{id}/reporthead', {
    method: 'GET',
    summary: 'Whether an audit is finished, and the versions of its report.',
    ...read,
    reply: json(auditReportHead),
  }),
};

/** A version is made into a file once, an open audit once for each state of its content. */
export const auditReportFiles = {
  pdf: endpoint('/api/v1/audits/{id}/reportpdf', {
    method: 'GET',
    summary: 'The report of an audit as PDF; 503 with Retry-After while it is being made.',
    ...read,
    query: ofVersion,
    reply: file(),
  }),
  storageUrl: endpoint('/api/v1/audits/{id}/reportpdf/storageurl', {
    method: 'GET',
    summary: 'An address that downloads the PDF, for five minutes; 503 with Retry-After while it is being made.',
    ...read,
    query: ofVersion,
    reply: json(z.object({ url: z.string() })),
  }),
  download: endpoint('/api/v1/audits/{id}/reportpdf/{fileId}', {
    method: 'GET',
    summary: 'Downloads a PDF of the report; the address came from storageurl.',
    ...read,
    signed: true,
    params: { fileId: id },
    query: signedQuery,
    reply: file(),
  }),
};
