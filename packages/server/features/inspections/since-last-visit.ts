import { parseNumber } from '@assay/domain/measurements/numbers';
import type { ProtocolSnapshot } from '@assay/domain/protocols/snapshot';
import type { LastAnswer } from '@assay/domain/reports/last-visit';
import type { ReportVersion } from '@assay/domain/reports/version';
import { type RecordedRun, workOf } from '@assay/domain/runs/recorded-run';
import { stepsOf } from '@assay/domain/runs/submit-check';
import type { Db } from '../../db/pool.ts';
import type { Company } from '../people/companies.queries.ts';
import { lastResults } from '../runs/last-results.ts';
import type { InspectionRecord } from './inspections.queries.ts';
import {
  findLastInspection,
  listEarlierFindings,
  listLoadedHours,
  type VisitOfReport,
} from './since-last-visit.queries.ts';

const hoursIn = (text: string | undefined): { hours?: number } => {
  const hours = parseNumber(text ?? '');
  return hours === undefined ? {} : { hours };
};

/**
 * The visits that a report compares with: a distributor's report names those of its own company alone, since everybody who
 * may read the report may read all of it.
 */
export const visitOfReport = (record: InspectionRecord, company: Company): VisitOfReport => ({
  id: record.id,
  equipmentId: record.equipment_id,
  at: record.inspection_date,
  scope: { userId: record.inspector_id, companyId: company.is_provider ? null : company.id, divisionIds: null },
});

/** The last answer at each point of these runs, keyed by its place in the protocol. */
export async function lastAnswersOf(
  db: Db,
  visit: VisitOfReport,
  runs: readonly { run: RecordedRun; snapshot: ProtocolSnapshot }[],
): Promise<Map<string, LastAnswer>> {
  const points = runs.flatMap(({ run, snapshot }) => stepsOf(workOf(run, snapshot)).map(({ at }) => at));
  const earlier = {
    equipmentId: visit.equipmentId,
    visitedAt: visit.at,
    visitId: visit.id,
    statuses: ['Waiting', 'Finished'] as const,
  };
  const last = await lastResults(db, visit.scope, earlier, points);
  const visitIds = [...new Set([...last.values()].map(({ visit_id }) => visit_id))];
  const hours = new Map((await listLoadedHours(db, visitIds)).map(({ id, loaded_hours }) => [id, loaded_hours]));
  return new Map(
    [...last].map(([pointId, { visit_id, visited_at, rating, content }]) => [
      pointId,
      { at: visited_at.toISOString(), ...hoursIn(hours.get(visit_id)), rating, content },
    ]),
  );
}

/** The visit before, and the open findings of earlier ones. */
export async function leftBehind(
  db: Db,
  visit: VisitOfReport,
): Promise<Pick<ReportVersion, 'lastVisit' | 'earlierFindings'>> {
  const last = await findLastInspection(db, visit);
  if (!last) return {};
  const findings = await listEarlierFindings(db, visit, last.visited_at);
  return {
    lastVisit: { at: last.visited_at.toISOString(), ...hoursIn(last.loaded_hours) },
    earlierFindings: findings.map(({ id, title, state, visited_at, inspection_point_id, answer, was_reported }) => ({
      ...{ id, title, state },
      foundAt: visited_at.toISOString(),
      inspectionPointId: inspection_point_id,
      ...(answer && { said: { answer, wasReported: was_reported ?? false } }),
    })),
  };
}
