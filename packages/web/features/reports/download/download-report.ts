import type { InspectionItem } from '@assay/contract/inspection-item';
import { reportFiles } from '@assay/contract/report-files';
import { reportFileName } from '@assay/domain/inspections/report-file-name';
import type { languages } from '@assay/domain/languages';
import { callForNamedFile, type NamedFile } from '../../../api/call-for-file.ts';
import { notifyWork } from '../../../ui/notify-work.tsx';
import { problemText } from '../../../ui/problem-text.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { t } from './download.texts.ts';
import { readReport } from './read-report.ts';

/** What of an inspection names its report and the file of it. */
export type DownloadedReport = Pick<InspectionItem, 'id' | 'name' | 'inspectionDate' | 'serialNumber'>;

export type ReportLanguage = (typeof languages)[number];

interface Download {
  /** Of what the report is about. */
  name: string;
  language: ReportLanguage;
  read: (signal: AbortSignal) => Promise<NamedFile>;
  /** Where the answer brings no name. */
  fallbackName: string;
}

/** Saves a report as PDF; it goes on while the person does something else, also on another page. */
export async function downloadPdf({ name, language, read, fallbackName }: Download): Promise<void> {
  const cancelled = new AbortController();
  const { signal } = cancelled;
  const notice = notifyWork(t('making', { name, language: language.name }), () => cancelled.abort());
  try {
    const { bytes, fileName } = await readReport(() => read(signal), signal);
    const called = fileName ?? fallbackName;
    saveFile(called, bytes);
    notice.done(t('saved', { fileName: called }));
  } catch (error) {
    if (signal.aborted) notice.close();
    else notice.failed(t('failed', { name, reason: problemText(error) }));
  }
}

/** Saves the report of an inspection as PDF. */
export const downloadReport = (report: DownloadedReport, language: ReportLanguage, version?: number): Promise<void> =>
  downloadPdf({
    name: report.name,
    language,
    read: (signal) =>
      callForNamedFile(reportFiles.pdf, {
        params: { id: report.id },
        query: { lang: language.id, ...(version && { version }) },
        signal,
      }),
    fallbackName: reportFileName({
      inspectionDate: new Date(report.inspectionDate),
      serialNumber: report.serialNumber,
      nickName: '',
      language: language.id,
    }),
  });
