import type { InspectionItem } from '@assay/contract/inspection-item';
import { reportFileName } from '@assay/domain/inspections/report-file-name';
import type { languages } from '@assay/domain/languages';
import { notifyWork } from '../../../ui/notify-work.tsx';
import { problemText } from '../../../ui/problem-text.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { t } from './download.texts.ts';
import { readReport } from './read-report.ts';

/** What of an inspection names its report and the file of it. */
export type DownloadedReport = Pick<InspectionItem, 'id' | 'name' | 'inspectionDate' | 'serialNumber'>;

export type ReportLanguage = (typeof languages)[number];

/** Saves the report as PDF; it goes on while the person does something else, also on another page. */
export async function downloadReport(
  report: DownloadedReport,
  language: ReportLanguage,
  version?: number,
): Promise<void> {
  const cancelled = new AbortController();
  const { name } = report;
  const notice = notifyWork(t('making', { name, language: language.name }), () => cancelled.abort());
  try {
    const { bytes, fileName } = await readReport({
      id: report.id,
      query: { lang: language.id, ...(version && { version }) },
      signal: cancelled.signal,
    });
    const called =
      fileName ??
      reportFileName({
        inspectionDate: new Date(report.inspectionDate),
        serialNumber: report.serialNumber,
        nickName: '',
        language: language.id,
      });
    saveFile(called, bytes);
    notice.done(t('saved', { fileName: called }));
  } catch (error) {
    if (cancelled.signal.aborted) notice.close();
    else notice.failed(t('failed', { name, reason: problemText(error) }));
  }
}
