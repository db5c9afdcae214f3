import { type RawBuilder, sql } from 'kysely';
import type { WholeDb } from '../../db/pool.ts';
import type { Fields, MasterTable, Root } from './master-file.ts';

export interface NewRow {
  id: string;
  fields: Fields;
}

export interface ChangedRow extends NewRow {
  revision: number;
}

const list = (values: readonly unknown[], type: string): RawBuilder<unknown> => sql`${values}::${sql.raw(type)}[]`;

const names = (table: MasterTable): string[] => Object.keys(table.columns);

/** One list for each column that the file may set. */
const lists = (table: MasterTable, rows: readonly NewRow[]): RawBuilder<unknown>[] =>
  Object.entries(table.columns).map(([name, { type }]) =>
    list(
      rows.map(({ fields }) => fields[name] ?? null),
      type,
    ),
  );

const ids = (rows: readonly NewRow[]): RawBuilder<unknown> =>
  list(
    rows.map(({ id }) => id),
    'uuid',
  );

export async function insertRows(db: WholeDb, table: MasterTable, rows: readonly NewRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into ${sql.table(table.name)} (${sql.join(['id', ...names(table)].map((name) => sql.ref(name)))})
    select * from unnest(${sql.join([ids(rows), ...lists(table, rows)])})`.execute(db);
}

/** Answers how many rows were still as they had been when they were compared. */
export async function updateRows(db: WholeDb, table: MasterTable, rows: readonly ChangedRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  const columns = names(table).map((name) => sql.ref(name));
  const revisions = list(
    rows.map(({ revision }) => revision),
    'int',
  );
  const { numAffectedRows } = await sql`
    update ${sql.table(table.name)} as kept set ${sql.join(columns.map((column) => sql`${column} = given.${column}`))}
      ${table.revised ? sql`, revision = kept.revision + 1` : sql``}
    from unnest(${sql.join([ids(rows), revisions, ...lists(table, rows)])}) as given (id, revision, ${sql.join(columns)})
    where kept.id = given.id ${table.revised ? sql`and kept.revision = given.revision` : sql``}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Raises the revision of customers whose parts change, which open forms notice; answers how many were unchanged before. */
export async function touchCustomers(db: WholeDb, roots: readonly Root[]): Promise<number> {
  const { numAffectedRows } = await sql`
    update customer set revision = customer.revision + 1
    from unnest(${roots.map(({ id }) => id)}::uuid[], ${roots.map(({ revision }) => revision)}::int[]) as given (id, revision)
    where customer.id = given.id and customer.revision = given.revision`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export interface ImportedChange {
  recordId: string;
  changes: { field: string; from: string | null; to: string | null }[];
}

/** Records one event for each row; `keepEventsQuiet` stops those of the trigger meanwhile. */
export async function recordImported(db: WholeDb, recordType: string, list: readonly ImportedChange[]): Promise<void> {
  if (list.length === 0) return;
  await sql`
    insert into event (actor_name, record_type, record_id, action, changes)
    select setting_or_null('assay.actor_name'), ${recordType}, *
    from (select record_id, 'imported', changes
      from unnest(${list.map(({ recordId }) => recordId)}::uuid[], ${list.map(({ changes }) => JSON.stringify(changes))}::jsonb[])
        as given (record_id, changes)) imported`.execute(db);
}

/** A table that was just filled has no statistics yet, and the planner would guess. */
export async function analyzeTable(db: WholeDb, table: MasterTable): Promise<void> {
  await sql`analyze ${sql.table(table.name)}`.execute(db);
}
