import { auditReportFiles } from '@assay/contract/audit-reports';
import type { AuditItem } from '@assay/contract/audits';
import { dayOf } from '@assay/domain/time';
import { callForNamedFile } from '../../api/call-for-file.ts';
import { notifyWork } from '../../ui/notify-work.tsx';
import { problemText } from '../../ui/problem-text.ts';
import { saveFile } from '../../ui/save-file.ts';
import { t as downloads } from '../reports/download/download.texts.ts';
import { onceMade } from '../reports/download/read-report.ts';
import { t } from './download-audit.texts.ts';

/** Saves the report of an audit as PDF, which is always English; it goes on while the person does something else. */
export async function downloadAudit({
  id,
  name,
  inspectionDate,
}: Pick<AuditItem, 'id' | 'name' | 'inspectionDate'>): Promise<void> {
  const cancelled = new AbortController();
  const { signal } = cancelled;
  const notice = notifyWork(t('making', { name }), () => cancelled.abort());
  try {
    const read = () => callForNamedFile(auditReportFiles.pdf, { params: { id }, query: { lang: 'en' }, signal });
    const { bytes, fileName } = await onceMade(read, signal);
    const called = fileName ?? `${dayOf(new Date(inspectionDate)).replaceAll('-', '')}_audit_en.pdf`;
    saveFile(called, bytes);
    notice.done(downloads('saved', { fileName: called }));
  } catch (error) {
    if (signal.aborted) notice.close();
    else notice.failed(downloads('failed', { name, reason: problemText(error) }));
  }
}
