import { masterColumns } from '@assay/domain/master-data/columns';
import { message } from '@assay/domain/words/message';
import pg from 'pg';
import { problemOfConstraint } from '../../db/constraints.ts';
import { type WholeDb, withoutScopedTables } from '../../db/pool.ts';
import { type Actor, inTransaction } from '../../db/transaction.ts';
import { keepEventsQuiet } from '../imports/import-plans.queries.ts';
import type { MasterFile, MasterLine } from './master-file.ts';
import { type LineFault, planLines } from './plan-lines.ts';
import { insertRows, recordImported, touchCustomers, updateRows } from './write-rows.queries.ts';

export interface Tally {
  created: number;
  changed: number;
  unchanged: number;
  faults: LineFault[];
}

const actor: Actor = { id: null, name: 'Master data import', requestId: null };
const attempts = 5;

/** Somebody changed a record between its comparison and its change. */
class ChangedMeanwhile extends Error {}

async function writeLines(db: WholeDb, file: MasterFile, lines: readonly MasterLine[]): Promise<Tally> {
  const { table } = file;
  await keepEventsQuiet(withoutScopedTables(db));
  const plan = planLines(table, lines, await file.read(db, lines));
  if ((await touchCustomers(db, plan.roots)) < plan.roots.length) throw new ChangedMeanwhile();
  if ((await updateRows(db, table, plan.changed)) < plan.changed.length) throw new ChangedMeanwhile();
  await insertRows(db, table, plan.created);
  await recordImported(db, table.recordType, plan.events);
  return {
    created: plan.created.length,
    changed: plan.changed.length,
    unchanged: plan.unchanged,
    faults: plan.faults,
  };
}

/** What the database reports of the one line that it refused. */
function faultOf(error: pg.DatabaseError, file: MasterFile, line: number): LineFault {
  const problem = problemOfConstraint(error);
  const [first] = problem?.detail.errors ?? [];
  const columns: Record<string, { title: string }> = masterColumns[file.name];
  const { code, values } = first ?? problem?.reason ?? message('import.refused', { reason: error.message });
  return { line, column: columns[first?.path ?? '']?.title ?? '', code, values };
}

/** Violated constraints and values that a type does not take. */
const isRefusal = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? '');

async function tryLines(pool: pg.Pool, file: MasterFile, lines: readonly MasterLine[], left: number): Promise<Tally> {
  try {
    return await inTransaction(pool, actor, (db) => writeLines(db, file, lines));
  } catch (error) {
    if (error instanceof ChangedMeanwhile && left > 0) return tryLines(pool, file, lines, left - 1);
    throw error;
  }
}

/** Writes the lines in one transaction; where the database refuses it, halves find the lines that it refuses. */
export async function importLines(pool: pg.Pool, file: MasterFile, lines: readonly MasterLine[]): Promise<Tally> {
  try {
    return await tryLines(pool, file, lines, attempts);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const [only, second] = lines;
    if (only && !second) return { created: 0, changed: 0, unchanged: 0, faults: [faultOf(error, file, only.line)] };
    const middle = Math.ceil(lines.length / 2);
    const first = await importLines(pool, file, lines.slice(0, middle));
    const rest = await importLines(pool, file, lines.slice(middle));
    return {
      created: first.created + rest.created,
      changed: first.changed + rest.changed,
      unchanged: first.unchanged + rest.unchanged,
      faults: [...first.faults, ...rest.faults],
    };
  }
}
