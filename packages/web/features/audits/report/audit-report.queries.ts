import { auditReportHeads, auditReports } from '@assay/contract/audit-reports';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { callForFile } from '../../../api/call-for-file.ts';

/** Below the key of the lists, so that whatever changes an audit brings all of it up to date. */
const keyOf = (id: string) => ['audits', 'report', id] as const;

/** 0 is the draft of an open audit. */
const editionQuery = (version: number) => ({ lang: 'en' as const, ...(version > 0 && { version }) });

/** A version never changes; a draft does with the work. */
const freshness = (version: number) => ({ staleTime: version > 0 ? Number.POSITIVE_INFINITY : 0 });

export const auditReportHeadQuery = (id: string) =>
  queryOptions({
    queryKey: [...keyOf(id), 'head'],
    queryFn: ({ signal }) => call(auditReportHeads.get, { params: { id }, signal }),
  });

export const auditReportHtmlQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [...keyOf(id), 'html', version],
    queryFn: async ({ signal }) =>
      (await callForFile(auditReports.html, { params: { id }, query: editionQuery(version), signal })).text(),
    placeholderData: keepPreviousData,
    ...freshness(version),
  });

export const auditReportChangesQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [...keyOf(id), 'changes', version],
    queryFn: ({ signal }) => call(auditReports.changes, { params: { id }, query: editionQuery(version), signal }),
    ...freshness(version),
  });
