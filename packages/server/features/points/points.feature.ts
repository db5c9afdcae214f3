import { measurementLimits } from '@assay/contract/measurement-limits';
import { pointReferences } from '@assay/contract/point-references';
import { inspectionPoints } from '@assay/contract/points';
import { answered, type Deps, type Feature } from '../../feature.ts';
import { measurementLimitHandlers } from './measurement-limits.routes.ts';
import { pointReferenceHandlers } from './point-references.routes.ts';
import { inspectionPointHandlers } from './points.routes.ts';

export const pointsFeature = ({ uploads }: Deps): Feature => ({
  calls: [
    answered(inspectionPoints, inspectionPointHandlers(uploads)),
    answered(measurementLimits, measurementLimitHandlers),
    answered(pointReferences, pointReferenceHandlers),
  ],
});
