import { dashboards } from '@assay/contract/dashboards';
import { answered, type Feature } from '../../frame/feature.ts';
import { dashboardHandlers } from './dashboards.routes.ts';

export const dashboardsFeature: Feature = { calls: [answered(dashboards, dashboardHandlers)] };
