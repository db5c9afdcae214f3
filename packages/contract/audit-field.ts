import type { AuditField } from '@assay/domain/audits/audit';
import { inspectionDateFault } from '@assay/domain/inspections/inspection';
import { type Message, message } from '@assay/domain/words/message';
import * as z from 'zod/mini';
import { auditFieldRules } from './audit-inputs.ts';
import { messageOfIssue } from './base/issue-message.ts';

/** The screen and the server ask this one function, so that both accept the same values. */
export function readAuditField(
  field: AuditField,
  text: string,
  now: Date,
): { value: string; fault?: undefined } | { value?: undefined; fault: Message } {
  const read = z.safeParse(auditFieldRules[field], text, { reportInput: true });
  if (!read.success) return { fault: read.error.issues.map(messageOfIssue)[0] ?? message('value.unknownForm') };
  const fault = field === 'inspectionDate' ? inspectionDateFault(new Date(read.data), now) : undefined;
  return fault === undefined ? { value: read.data } : { fault };
}
