import { backgroundServices } from '@assay/contract/background-services';
import { answered, type Feature } from '../../frame/feature.ts';
import type { Service } from '../../jobs/service.ts';
import { backgroundServiceHandlers } from './background-services.routes.ts';

export const backgroundServicesFeature = (services: readonly Service[]): Feature => ({
  calls: [answered(backgroundServices, backgroundServiceHandlers(services))],
});
