import type { AuditItem } from '@assay/contract/audits';

/** Where an audit is edited. */
export const auditLink = (id: string) => ({ to: '/Audits/$id' as string, params: { id } }) as const;

export const auditReportLink = (id: string) => ({ to: '/Audits/$id/report' as string, params: { id } }) as const;

/** An open audit is edited; of a finished one there is the report. */
export const auditOpenedAt = ({ id, finished }: Pick<AuditItem, 'id' | 'finished'>) =>
  finished ? auditReportLink(id) : auditLink(id);
