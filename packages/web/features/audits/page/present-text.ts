import type { AuditOutline } from '@assay/contract/audits';
import type { Present } from '@assay/contract/visit-events';
import { type AuditField, auditFields } from '@assay/domain/audits/audit';
import { idsOf, isOfKind, type RecordKey } from '../../runs/queue/records.ts';
import { t } from './audit-page.texts.ts';
import type { AuditPlace } from './audit-place.ts';
import { runTitle } from './runs/run-name.ts';
import { auditFieldLabel } from './unsent-words.ts';

const isField = (name: string): name is AuditField => (auditFields as readonly string[]).includes(name);

/** Where somebody is, for others: the run and the point of the address, and what they are typing into. */
export const placeSign = ({ run = '', point = '' }: AuditPlace, typed: RecordKey | undefined): string =>
  [run, point, typed ? (isOfKind(typed, 'field') ? idsOf(typed)[0] : 'typing') : ''].join('/');

/** Somebody else, the run that they are in and whether they are typing, in one line. */
export function presentText({ name, place }: Present, { runs, customerSite }: AuditOutline): string {
  const [runId = '', , typed = ''] = place.split('/');
  const run = runs.find(({ id }) => id === runId);
  if (isField(typed)) return t('isTypingIn', { who: name, field: auditFieldLabel(typed) });
  const who = run ? t('isAt', { name, place: runTitle(run) || customerSite.name }) : name;
  return typed ? t('isTyping', { who }) : who;
}
