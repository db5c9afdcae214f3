import { freezePoint } from '../protocols/freeze-point.ts';
import type { VisitGuard } from '../visits/visit-guard.ts';
import type { InspectionRecord } from './inspections.queries.ts';
import { inspectionToPerform, inspectionToRead } from './load-inspection.ts';

const visitOf = ({ id, inspection_date }: InspectionRecord) => ({ id, visitedAt: inspection_date });

/** Inspections as visits that runs, findings and reports hang on. */
export const inspectionGuard: VisitGuard = {
  kind: 'inspection',
  toRead: async (request) => visitOf(await inspectionToRead(request)),
  toWrite: async (request) => visitOf(await inspectionToPerform(request)),
  freezePoint,
};
