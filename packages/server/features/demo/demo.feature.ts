import { demo } from '@assay/contract/demo';
import { answered, type Deps, type Feature } from '../../frame/feature.ts';
import { demoHandlers } from './demo.routes.ts';

export const demoFeature = ({ config }: Deps): Feature => ({
  calls: [answered(demo, demoHandlers(config.demoSignIn))],
});
