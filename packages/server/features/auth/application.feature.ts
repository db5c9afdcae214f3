import { application } from '@assay/contract/application';
import { answered, type Deps, type Feature } from '../../frame/feature.ts';
import { applicationHandlers } from './application.routes.ts';

export const applicationFeature = ({ config, version }: Deps): Feature => ({
  calls: [answered(application, applicationHandlers(config, version))],
});
