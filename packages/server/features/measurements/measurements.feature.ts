import { equipmentTrends } from '@assay/contract/equipment-trends';
import { answered, type Feature } from '../../frame/feature.ts';
import type { ReportRoots } from '../reports/report-root.ts';
import { equipmentTrendHandlers } from './machine-trends.routes.ts';

export const measurementsFeature = (roots: ReportRoots): Feature => ({
  calls: [answered(equipmentTrends, equipmentTrendHandlers(roots))],
});
