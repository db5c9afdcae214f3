import { dayOf } from '../time.ts';

/** The fields of an audit that are written one by one, each with a revision of its own. */
export const auditFields = [
  'summary',
  'comment',
  'internalComment',
  'inspectionDate',
  'contactName',
  'contactPhoneNumber',
  'contactEmail',
] as const;
export type AuditField = (typeof auditFields)[number];

/** Where an audit stands, as lists are narrowed by it. */
export const auditStatuses = ['open', 'finished'] as const;
export type AuditStatus = (typeof auditStatuses)[number];

/** The terms of action points, in the order in which they are shown. */
export const suggestionTypes = ['OptimizationTarget', 'ShortTerm', 'LongTerm'] as const;
export type SuggestionType = (typeof suggestionTypes)[number];

/** '{customer site name} {yyyy-mm-dd}'. */
export const auditName = (siteName: string, date: Date): string => `${siteName} ${dayOf(date)}`.trim();

/** '{yyyymmdd}_audit_en.pdf': the report of an audit is always English. */
export const auditFileName = (date: Date): string => `${dayOf(date).replaceAll('-', '')}_audit_en.pdf`;
