import type { RunRole } from '@assay/domain/runs/recorded-run';
import { sql } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';

const runs = (db: Db, visitId: string) =>
  afterGuard(db)
    .selectFrom('run')
    .innerJoin('protocol', 'protocol.id', 'run.protocol_id')
    .innerJoin('protocol_snapshot', 'protocol_snapshot.id', 'run.snapshot_id')
    .select([
      'run.id',
      'run.role',
      'run.stage',
      'run.protocol_id',
      'run.equipment_id',
      'run.machine',
      'run.choices',
      'run.samples',
      'run.included_in_report',
      'run.revision',
      'protocol.name as protocol_name',
      'protocol.type as protocol_type',
      'protocol_snapshot.sha256',
    ])
    .where('run.visit_id', '=', visitId)
    .where('run.deleted_at', 'is', null);

/** The main one first. */
export const listRuns = (db: Db, visitId: string) =>
  runs(db, visitId).orderBy(sql`run.role <> 'main'`).orderBy('run.index').orderBy('run.id').execute();

export const findRun = (db: Db, visitId: string, runId: string) =>
  runs(db, visitId).where('run.id', '=', runId).executeTakeFirst();

/** Whoever else changes this run has done so before, or does so after. */
export const lockRun = (db: Db, visitId: string, runId: string) =>
  afterGuard(db)
    .selectFrom('run')
    .select('run.id')
    .where('run.id', '=', runId)
    .where('run.visit_id', '=', visitId)
    .forNoKeyUpdate()
    .executeTakeFirst();

export type RunRecord = NonNullable<Awaited<ReturnType<typeof findRun>>>;

export interface NewRun {
  id: string;
  visit_id: string;
  role: RunRole;
  protocol_id: string;
  snapshot_id: string;
  equipment_id: string | null;
  machine: object | null;
  choices: readonly object[];
  samples: Readonly<Record<string, string>>;
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

/** What was entered at the start, or that the run has other points now. */
export async function updateRun(
  db: Db,
  id: string,
  input: { choices?: object[]; samples?: object } = {},
): Promise<void> {
  await afterGuard(db)
    .updateTable('run')
    .set({
      revision: sql<number>`revision + 1`,
      ...(input.choices && { choices: JSON.stringify(input.choices) }),
      ...(input.samples && { samples: JSON.stringify(input.samples) }),
    })
    .where('id', '=', id)
    .execute();
}
