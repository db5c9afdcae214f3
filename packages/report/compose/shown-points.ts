import type { InspectionReport, ReportPoint } from '@assay/contract/inspection-report';
import type { Reading } from './reading.ts';

export interface ShownCategory {
  id: string;
  title: string;
  points: ReportPoint[];
}

const shown = (points: readonly ReportPoint[]): ReportPoint[] => points.filter(({ showInReport }) => showInReport);

/** The points that a report shows, by category; what is not for the report has no place and no count in it. */
export const shownCategories = ({ categories }: InspectionReport): ShownCategory[] =>
  categories
    .map(({ id, title, inspectionPoints }) => ({ id, title, points: shown(inspectionPoints) }))
    .filter(({ points }) => points.length > 0);

/** The same, with what the inspector added as the last. */
export function allShown(report: InspectionReport, { say }: Reading): ShownCategory[] {
  const extra = shown(report.extraPoints);
  return [
    ...shownCategories(report),
    ...(extra.length > 0 ? [{ id: 'extra', title: say('extraPoints'), points: extra }] : []),
  ];
}
