import type { Insertable } from 'kysely';
import { inChunks } from '../../db/in-chunks.ts';
import { afterGuard, type Db } from '../../db/pool.ts';
import type { MeasurementRow } from '../../db/tables/runs.ts';

/** The newest version of the report that a run is part of; none while nothing was submitted, or once it is deleted. */
export const findSubmitted = (db: Db, runId: string) =>
  afterGuard(db)
    .selectFrom('run')
    .innerJoin('visit', 'visit.id', 'run.visit_id')
    .innerJoin('report_version', (version) =>
      version
        .onRef('report_version.visit_id', '=', 'visit.id')
        .onRef('report_version.version', '=', 'visit.current_version'),
    )
    .select(['report_version.content', 'visit.kind'])
    .where('run.id', '=', runId)
    .where('visit.deleted_at', 'is', null)
    .executeTakeFirst();

/** What was measured on a deleted visit is no part of any history. */
export async function deleteMeasurements(db: Db, visitId: string): Promise<void> {
  await afterGuard(db)
    .deleteFrom('measurement')
    .where('run_id', 'in', afterGuard(db).selectFrom('run').select('id').where('visit_id', '=', visitId))
    .execute();
}

/** All that was measured in a run, in place of what was there. */
export async function replaceMeasurements(
  db: Db,
  runId: string,
  rows: readonly Insertable<MeasurementRow>[],
): Promise<void> {
  await afterGuard(db).deleteFrom('measurement').where('run_id', '=', runId).execute();
  for (const chunk of inChunks(rows)) await afterGuard(db).insertInto('measurement').values(chunk).execute();
}
