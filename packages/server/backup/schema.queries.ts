import pg from 'pg';
import type { ForeignKey } from './catalogue.queries.ts';
import type { SequenceEntry, TableEntry } from './format.ts';

const quote = (name: string): string => pg.escapeIdentifier(name);

export interface Trigger {
  name: string;
  table: string;
}

/** Those that fire on ordinary writes; the checks of foreign keys are not among them. */
export async function listTriggers(client: pg.ClientBase): Promise<Trigger[]> {
  const { rows } = await client.query<Trigger>(`
    select tgname as name, relname as table from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and tgparentid = 0 and tgenabled = 'O'
      and relnamespace = (select oid from pg_namespace where nspname = current_schema())`);
  return rows;
}

export async function switchTriggers(client: pg.ClientBase, triggers: Trigger[], to: 'enable' | 'disable') {
  for (const { name, table } of triggers)
    await client.query(`alter table ${quote(table)} ${to} trigger ${quote(name)}`);
}

/** Lets rows refer to rows that come later; `checkForeignKeys` makes up for it. */
export async function deferForeignKeys(client: pg.ClientBase, keys: ForeignKey[]): Promise<void> {
  for (const { name, from } of keys)
    await client.query(`alter table ${quote(from)} alter constraint ${quote(name)} deferrable initially deferred`);
  await client.query('set constraints all deferred');
}

export async function checkForeignKeys(client: pg.ClientBase, keys: ForeignKey[]): Promise<void> {
  await client.query('set constraints all immediate');
  for (const { name, from } of keys)
    await client.query(`alter table ${quote(from)} alter constraint ${quote(name)} not deferrable`);
}

/** Unlike `setval`, a restart is taken back with its transaction. */
export async function restartSequences(client: pg.ClientBase, sequences: SequenceEntry[]): Promise<void> {
  for (const { name, next } of sequences)
    await client.query(`alter sequence ${quote(name)} restart with ${BigInt(next)}`);
}

const plainBounds = /^(DEFAULT|FOR VALUES FROM \('[^'\\]*'\) TO \('[^'\\]*'\))$/;

/** Months of logs that the migrations did not make. */
export async function makePartitions(client: pg.ClientBase, { name, partitions }: TableEntry): Promise<void> {
  for (const partition of partitions) {
    if (!plainBounds.test(partition.bounds)) throw new Error(`${partition.name} has bounds that are not understood.`);
    await client.query(
      `create table if not exists ${quote(partition.name)} partition of ${quote(name)} ${partition.bounds}`,
    );
  }
}
