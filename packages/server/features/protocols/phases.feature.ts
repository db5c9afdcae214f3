import { inspectionPhases } from '@assay/contract/phases';
import { answered, type Feature } from '../../frame/feature.ts';
import { inspectionPhaseHandlers } from './phases.routes.ts';

export const phasesFeature: Feature = {
  calls: [answered(inspectionPhases, inspectionPhaseHandlers)],
};
