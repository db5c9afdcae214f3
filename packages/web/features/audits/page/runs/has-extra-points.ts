import type { RunOutline } from '@assay/contract/audits';
import type { FieldQueue } from '../../../runs/queue/queue.ts';

/** Whether the site run has extra points: from its start, or because somebody has added one. */
export const hasExtraPoints = (queue: FieldQueue, site: RunOutline): boolean =>
  site.extraPointCount > 0 || queue.keys('extra', site.id).length > 0;
