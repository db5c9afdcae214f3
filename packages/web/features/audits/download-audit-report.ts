import { auditReportFiles } from '@assay/contract/audit-reports';
import type { AuditItem } from '@assay/contract/audits';
import { auditFileName } from '@assay/domain/audits/audit';
import { languages } from '@assay/domain/languages';
import { callForNamedFile } from '../../api/call-for-file.ts';
import { downloadPdf } from '../reports/download/download-report.ts';

const [english] = languages;

/** Saves the report of an audit as PDF, always in English: a version, else what the list would show. */
export const downloadAuditReport = (
  { id, name, inspectionDate }: Pick<AuditItem, 'id' | 'name' | 'inspectionDate'>,
  version?: number,
): Promise<void> =>
  downloadPdf({
    name,
    language: english,
    read: (signal) =>
      callForNamedFile(auditReportFiles.pdf, {
        params: { id },
        query: { lang: 'en', ...(version && { version }) },
        signal,
      }),
    fallbackName: auditFileName(new Date(inspectionDate)),
  });
