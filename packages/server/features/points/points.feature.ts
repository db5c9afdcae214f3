import { pointReferences } from '@assay/contract/point-references';
import { inspectionPoints } from '@assay/contract/points';
import { measurementLimits } from '@assay/contract/points/measurement-limits';
import { tags } from '@assay/contract/tags';
import { answered, type Deps, type Feature } from '../../frame/feature.ts';
import { measurementLimitHandlers } from './measurement-limits.routes.ts';
import { optionBatchUpdates } from './option-batch-updates.job.ts';
import { pointReferenceHandlers } from './point-references.routes.ts';
import { inspectionPointHandlers } from './points.routes.ts';
import { tagHandlers } from './tags.routes.ts';

export const pointsFeature = ({ pool, db, uploads }: Deps): Feature => ({
  calls: [
    answered(inspectionPoints, inspectionPointHandlers(uploads)),
    answered(measurementLimits, measurementLimitHandlers),
    answered(pointReferences, pointReferenceHandlers),
    answered(tags, tagHandlers),
  ],
  services: [optionBatchUpdates({ pool, db })],
});
