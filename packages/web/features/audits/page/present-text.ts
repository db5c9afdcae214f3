import type { AuditOutline } from '@assay/contract/audits';
import type { Present } from '@assay/contract/visit-events';
import { t } from './audit-page.texts.ts';
import { runTitle } from './runs/run-name.ts';

/** Somebody else and the run that they are in, in one line. */
export function presentText({ name, place }: Present, { runs, customerSite }: AuditOutline): string {
  const [runId = ''] = place.split('/');
  const run = runs.find(({ id }) => id === runId);
  return run ? t('isAt', { name, place: runTitle(run) || customerSite.name }) : name;
}
