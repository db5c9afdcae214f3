import * as z from 'zod/mini';
import { auditItem } from './audits.ts';
import { endpoint, file, html, json } from './endpoint.ts';
import { reportVersion } from './inspection-report.ts';
import { reportChange } from './inspection-reports.ts';
import { says } from './issue-message.ts';
import { whole } from './lists.ts';
import { reportDocument } from './reports/document.ts';
import { id, signedQuery } from './values.ts';

const lang = z._default(z.literal('en', { error: says('audit.language') }), 'en');

/** What stands now while the audit is open, else the newest version, unless one is named; always English. */
const ofVersion = z.strictObject({ version: z.optional(whole(1, 999_999)), lang });

const read = { ability: 'audits.read', effect: 'read', record: true } as const;

const auditReportHead = z.object({
  ...auditItem.shape,
  /** Of the site, or UTC where nothing tells: its report is read by that clock. */
  timeZone: z.string(),
  /** All that were finished, newest first. */
  versions: z.array(reportVersion),
});
export type AuditReportHead = z.output<typeof auditReportHead>;

/** The report of an audit: one document, and what is drawn from it. */
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

/** What the page of an audit's report shows around it. */
export const auditReportHeads = {
  get: endpoint('/api/v1/audits/{id}/reporthead', {
    method: 'GET',
    summary: 'Whether an audit is finished, and the versions of its report.',
    ...read,
    reply: json(auditReportHead),
  }),
};

/** Reports of audits as files: of a version made once, of an open audit once for each content. */
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
