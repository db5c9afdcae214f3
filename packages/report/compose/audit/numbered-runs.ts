import type { ShownPoint } from '@assay/domain/reports/shown-run';
import { type Reading, readingOf } from '../reading.ts';
import type { AuditRunWork, AuditWork } from './audit-work.ts';
import { type ReportedMachine, reportedRuns } from './reported-runs.ts';

/** A run of the report by its number: '3.12' is point 12 of the third. */
export interface NumberedRun extends ReportedMachine {
  place: number;
  reading: Reading;
}

/** Two runs of one protocol have the same points: they are told apart by the run. */
function withOwnKeys(run: AuditRunWork): AuditRunWork {
  const own = (at: ShownPoint): ShownPoint => ({ ...at, protocolPointId: `${run.id}/${at.protocolPointId}` });
  const { categories, extraPoints, ...shown } = run.shown;
  return {
    ...run,
    shown: {
      ...shown,
      categories: categories.map((category) => ({
        ...category,
        id: `${run.id}/${category.id}`,
        points: category.points.map(own),
      })),
      extraPoints: extraPoints.map(own),
    },
  };
}

/** The plant first, then crushers and screens by stage. */
export function numberedRuns(work: AuditWork): NumberedRun[] {
  const { plant, machines } = reportedRuns(work);
  return [...plant.map((run) => ({ run, configurators: [] })), ...machines].map(({ run, configurators }, at) => {
    const { productFamilyId = null, productModelId = null } = run.equipment ?? {};
    const reading = readingOf(work.version, 'en', { productFamilyId, productModelId });
    return {
      run: withOwnKeys(run),
      configurators,
      place: at + 1,
      reading: { ...reading, numberedAs: `${at + 1}.` },
    };
  });
}
