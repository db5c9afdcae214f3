import { inspectionReports } from '@assay/contract/inspection-reports';
import { inspections } from '@assay/contract/inspections';
import { reportHeads } from '@assay/contract/report-heads';
import type { Language } from '@assay/domain/languages';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { callForFile } from '../../api/call-for-file.ts';

/** Below the key of the lists, so that whatever changes an inspection brings all of it up to date. */
const keyOf = (id: string) => ['inspections', 'report', id] as const;

export interface ReportEdition {
  /** 0 is the draft before the first submit. */
  version: number;
  language: Language;
}

const editionQuery = ({ version, language }: ReportEdition) => ({ lang: language, ...(version > 0 && { version }) });

/** A version never changes; a draft does with the work. */
const freshness = ({ version }: ReportEdition) => ({ staleTime: version > 0 ? Number.POSITIVE_INFINITY : 0 });

export const reportHeadQuery = (id: string) =>
  queryOptions({
    queryKey: [...keyOf(id), 'head'],
    queryFn: ({ signal }) => call(reportHeads.get, { params: { id }, signal }),
  });

/** What a reviewer looks at first; nothing of it changes while it waits for review. */
export const evidenceQuery = (id: string) =>
  queryOptions({
    queryKey: [...keyOf(id), 'evidence'],
    queryFn: ({ signal }) => call(reportHeads.evidence, { params: { id }, signal }),
  });

export const reportDocumentQuery = (id: string, edition: ReportEdition) =>
  queryOptions({
    queryKey: [...keyOf(id), 'document', edition],
    queryFn: ({ signal }) => call(inspectionReports.document, { params: { id }, query: editionQuery(edition), signal }),
    placeholderData: keepPreviousData,
    ...freshness(edition),
  });

export const reportChangesQuery = (id: string, edition: ReportEdition) =>
  queryOptions({
    queryKey: [...keyOf(id), 'changes', edition],
    queryFn: ({ signal }) => call(inspectionReports.changes, { params: { id }, query: editionQuery(edition), signal }),
    ...freshness(edition),
  });

/** What of a report stays English in its language. */
export const untranslatedQuery = (id: string, edition: ReportEdition) =>
  queryOptions({
    queryKey: [...keyOf(id), 'untranslated', edition],
    queryFn: ({ signal }) => call(reportHeads.untranslated, { params: { id }, query: editionQuery(edition), signal }),
    ...freshness(edition),
  });

export const reportHtmlQuery = (id: string, edition: ReportEdition) =>
  queryOptions({
    queryKey: [...keyOf(id), 'html', edition],
    queryFn: async ({ signal }) =>
      (await callForFile(inspectionReports.html, { params: { id }, query: editionQuery(edition), signal })).text(),
    placeholderData: keepPreviousData,
    ...freshness(edition),
  });

export const inspectionHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: [...keyOf(id), 'history'],
    queryFn: ({ signal }) => call(inspections.history, { params: { id }, signal }),
  });
