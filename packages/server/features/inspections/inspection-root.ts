import { freezePoint } from '../inspection-protocols/freeze-point.ts';
import type { RunRoot } from '../runs/run-root.ts';
import type { InspectionRecord } from './inspections.queries.ts';
import { inspectionToPerform, inspectionToRead } from './load-inspection.ts';

const rootOf = ({ id, inspection_date }: InspectionRecord) => ({ id, date: inspection_date });

/** An inspection as the root of runs. */
export const inspectionRoot: RunRoot = {
  column: 'inspection_id',
  recordType: 'inspection',
  toRead: async (asked) => rootOf(await inspectionToRead(asked)),
  toWrite: async (asked) => rootOf(await inspectionToPerform(asked)),
  freezePoint,
};
