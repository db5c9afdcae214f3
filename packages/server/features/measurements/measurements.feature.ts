import { equipmentTrends } from '@assay/contract/equipment-trends';
import { answered, type Feature } from '../../feature.ts';
import { equipmentTrendHandlers } from './machine-trends.routes.ts';

export const measurementsFeature: Feature = {
  calls: [answered(equipmentTrends, equipmentTrendHandlers)],
};
