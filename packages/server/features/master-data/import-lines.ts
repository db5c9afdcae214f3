import { newId } from '@assay/domain/id';
import { type LineError, lineError } from '@assay/domain/imports/line-error';
import { masterColumns } from '@assay/domain/master-data/columns';
import { message } from '@assay/domain/words/message';
import pg from 'pg';
import { problemOfConstraint } from '../../db/constraints.ts';
import { type WholeDb, withoutScopedTables } from '../../db/pool.ts';
import { type Actor, inTransaction } from '../../db/transaction.ts';
import { keepEventsQuiet } from '../imports/import-plans.queries.ts';
import type { Fields, MasterFile, MasterLine, MasterTable, Meaning, Root, Wish } from './master-file.ts';
import {
  type ChangedRow,
  type ImportedChange,
  insertRows,
  type NewRow,
  recordImported,
  touchCustomers,
  updateRows,
} from './write-rows.queries.ts';

interface Tally {
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

/** Turns the error of the one line that the database refused into a fault. */
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

export interface LineFault extends LineError {
  line: number;
}

interface LinePlan {
  created: NewRow[];
  changed: ChangedRow[];
  /** The records that parts were added to or changed in. */
  roots: Root[];
  events: ImportedChange[];
  unchanged: number;
  faults: LineFault[];
}

const defaults = ({ columns }: MasterTable): Fields =>
  Object.fromEntries(Object.entries(columns).map(([name, { otherwise }]) => [name, otherwise]));

const differences = (from: Fields, to: Fields): ImportedChange['changes'] =>
  Object.entries(to)
    .filter(([field, value]) => value !== (from[field] ?? null))
    .map(([field, value]) => ({ field, from: from[field] || null, to: value }));

/** Plans a chunk of lines: rows to add, rows to change, and faults that stop only their own line. */
function planLines(table: MasterTable, lines: readonly MasterLine[], meanings: readonly Meaning[]): LinePlan {
  const plan: LinePlan = { created: [], changed: [], roots: [], events: [], unchanged: 0, faults: [] };
  const roots = new Map<string, Root>();
  const spokenFor = new Map<string, number>();

  const touch = (id: string, root: Root | undefined, changes: ImportedChange['changes']) => {
    if (root && !table.revised) roots.set(root.id, root);
    plan.events.push({ recordId: root?.id ?? id, changes });
  };

  const add = (line: number, { known, fields, root }: Wish) => {
    if (!known) {
      const id = newId();
      plan.created.push({ id, fields: { ...defaults(table), ...fields } });
      return touch(id, root, differences({}, fields));
    }
    const earlier = spokenFor.get(known.id);
    spokenFor.set(known.id, line);
    if (earlier) {
      plan.faults.push({ line, ...lineError('', 'import.sameRecord', { line: earlier }) });
      return;
    }
    const changes = differences(known.fields, fields);
    if (changes.length === 0) {
      plan.unchanged++;
      return;
    }
    plan.changed.push({ id: known.id, revision: known.revision, fields: { ...known.fields, ...fields } });
    touch(known.id, root, changes);
  };

  for (const [i, meaning] of meanings.entries()) {
    const line = lines[i]?.line ?? 0;
    if ('faults' in meaning) plan.faults.push(...meaning.faults.map((one) => ({ ...one, line })));
    else if ('leave' in meaning) plan.unchanged++;
    else add(line, meaning);
  }
  plan.roots = [...roots.values()];
  return plan;
}
