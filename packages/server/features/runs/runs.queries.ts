import type { RunRole } from '@assay/domain/runs/recorded-run';
import { type Insertable, sql, type Updateable } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';
import type { RunExtraPointRow, RunRow } from '../../db/tables/runs.ts';

const runs = (db: Db, visitId: string) =>
  afterGuard(db)
    .selectFrom('run')
    .innerJoin('protocol', 'protocol.id', 'run.protocol_id')
    .innerJoin('protocol_snapshot', 'protocol_snapshot.id', 'run.snapshot_id')
    .select([
      'run.id',
      'run.role',
      'run.stage',
      'run.index',
      'run.customer_site_id',
      'run.protocol_id',
      'run.snapshot_id',
      'run.equipment_id',
      'run.machine',
      'run.choices',
      'run.samples',
      'run.included_in_report',
      'run.cloned_from',
      'run.revision',
      'protocol.name as protocol_name',
      'protocol.type as protocol_type',
      'protocol_snapshot.sha256',
    ])
    .where('run.visit_id', '=', visitId)
    .where('run.deleted_at', 'is', null);

/** The main runs of a visit first, then its machines by stage, each in the order in which they were added. */
export const listRuns = (db: Db, visitId: string) =>
  runs(db, visitId)
    .orderBy(sql`array_position(array['main', 'site', 'operational', 'machine', 'screen', 'configurator'], run.role)`)
    .orderBy('run.stage')
    .orderBy('run.index')
    .orderBy('run.id')
    .execute();

export const findRun = (db: Db, visitId: string, runId: string) =>
  runs(db, visitId).where('run.id', '=', runId).executeTakeFirst();

/** Makes changes of this run follow each other. */
export const lockRun = (db: Db, visitId: string, runId: string) =>
  afterGuard(db)
    .selectFrom('run')
    .select('run.id')
    .where('run.id', '=', runId)
    .where('run.visit_id', '=', visitId)
    .where('run.deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

export type RunRecord = NonNullable<Awaited<ReturnType<typeof findRun>>>;

export interface NewRun {
  id: string;
  visit_id: string;
  role: RunRole;
  stage: string;
  index: number;
  protocol_id: string;
  snapshot_id: string;
  customer_site_id: string | null;
  equipment_id: string | null;
  machine: object | null;
  choices: readonly object[];
  samples: Readonly<Record<string, string>>;
  /** The machine that its answers are copied from. */
  cloned_from?: string;
}

export async function insertRun(db: Db, { machine, choices, samples, ...run }: NewRun): Promise<void> {
  await afterGuard(db)
    .insertInto('run')
    .values({
      ...run,
      machine: machine && JSON.stringify(machine),
      choices: JSON.stringify(choices),
      samples: JSON.stringify(samples),
    })
    .execute();
}

/** Runs at the sites of a merged customer are at those of its survivor. */
export async function moveRuns(db: Db, sites: ReadonlyMap<string, string>): Promise<void> {
  await sql`
    update run set customer_site_id = stands.for_now
    from unnest(${[...sites.keys()]}::uuid[], ${[...sites.values()]}::uuid[]) as stands (site, for_now)
    where run.customer_site_id = stands.site`.execute(db);
}

type RunChange = Pick<
  Updateable<RunRow>,
  'protocol_id' | 'snapshot_id' | 'equipment_id' | 'included_in_report' | 'deleted_at'
> & { choices?: object[]; samples?: object; machine?: object };

/** Changes a run; without a field it only raises the revision, since the run has other points now. */
export async function updateRun(
  db: Db,
  id: string,
  { choices, samples, machine, ...change }: RunChange = {},
): Promise<void> {
  await afterGuard(db)
    .updateTable('run')
    .set({
      revision: sql<number>`revision + 1`,
      ...change,
      ...(choices && { choices: JSON.stringify(choices) }),
      ...(samples && { samples: JSON.stringify(samples) }),
      ...(machine && { machine: JSON.stringify(machine) }),
    })
    .where('id', '=', id)
    .execute();
}

/** The place behind the last run of a stage, those that were deleted among them. */
export async function nextIndex(db: Db, visitId: string, role: RunRole, stage: string): Promise<number> {
  const { next } = await afterGuard(db)
    .selectFrom('run')
    .select(sql<number>`coalesce(max(index) + 1, 0)`.as('next'))
    .where('visit_id', '=', visitId)
    .where('role', '=', role)
    .where('stage', '=', stage)
    .executeTakeFirstOrThrow();
  return next;
}

export const listExtraPoints = (db: Db, runIds: readonly string[]) =>
  afterGuard(db)
    .selectFrom('run_extra_point')
    .select(['point_key as id', 'run_id', 'index', 'inspection_point_id', 'content'])
    .where('run_id', '=', sql<string>`any(${runIds}::uuid[])`)
    .orderBy('index')
    .execute();

export type ExtraPointRecord = Awaited<ReturnType<typeof listExtraPoints>>[number];

export async function insertExtraPoint(db: Db, row: Insertable<RunExtraPointRow>): Promise<void> {
  await afterGuard(db).insertInto('run_extra_point').values(row).execute();
}

export async function deleteExtraPoint(db: Db, runId: string, pointKey: string): Promise<void> {
  await afterGuard(db)
    .deleteFrom('run_extra_point')
    .where('run_id', '=', runId)
    .where('point_key', '=', pointKey)
    .execute();
}

export const findSnapshot = (db: Db, protocolId: string, sha256: string) =>
  afterGuard(db)
    .selectFrom('protocol_snapshot')
    .select('content')
    .where('protocol_id', '=', protocolId)
    .where('sha256', '=', sha256)
    .executeTakeFirstOrThrow();
