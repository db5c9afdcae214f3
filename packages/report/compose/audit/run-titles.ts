import { isStage, stageNames } from '@assay/domain/audits/run-place';
import { auditWords } from './audit-words.ts';
import type { AuditRunWork, AuditWork } from './audit-work.ts';

/** 'Model serial number', or the nickname where there is no serial number. */
export function machineName({ equipment }: AuditRunWork): string {
  if (!equipment) return '';
  const { productModelName, serialNumber, nickName } = equipment;
  return [productModelName, serialNumber.trim() || nickName.trim()].filter((part) => part !== '').join(' ');
}

/** 'Primary crusher'. */
export function stageOf({ role, stage }: AuditRunWork): string {
  const words = [isStage(stage) ? stageNames[stage] : '', role === 'screen' ? auditWords.screen : auditWords.crusher];
  const text = words.join(' ').trim();
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** A run as the headings and the table of machines call it. */
export function runTitle(run: AuditRunWork, { version }: AuditWork): string {
  if (run.role === 'site') return version.header.customerSite.name;
  if (run.role === 'operational') return auditWords.operation;
  return machineName(run);
}
