import { followUps } from '@assay/contract/follow-ups';
import { answered, type Feature } from '../../frame/feature.ts';
import { followUpHandlers } from './follow-ups.routes.ts';

export const followUpsFeature: Feature = {
  calls: [answered(followUps, followUpHandlers)],
};
