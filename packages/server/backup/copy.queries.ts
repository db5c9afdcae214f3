import pg from 'pg';
import type { TableEntry } from './format.ts';

const quoted = (names: string[]): string => names.map((name) => pg.escapeIdentifier(name)).join(', ');
const namesOf = (tables: { name: string }[]): string => quoted(tables.map(({ name }) => name));

/** From here on the tables keep their shape, and everything is read as it was at this moment. */
export async function lockForReading(client: pg.ClientBase, tables: TableEntry[]): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
  if (tables.length > 0) await client.query(`lock table ${namesOf(tables)} in access share mode`);
  // The first question takes the snapshot.
  await client.query('select 1');
}

/** As a query, because a partitioned table cannot be copied out by its name. */
export const copyOut = ({ name, columns }: TableEntry): string =>
  `copy (select ${quoted(columns)} from ${pg.escapeIdentifier(name)}) to stdout`;

/** Rows of a table that was emptied in the same transaction are frozen from the start: no later pass over all of them. */
export const copyIn = ({ name, columns, partitioned }: TableEntry): string =>
  `copy ${pg.escapeIdentifier(name)} (${quoted(columns)}) from stdin${partitioned ? '' : ' with (freeze)'}`;

export async function emptyTables(client: pg.ClientBase, tables: { name: string }[]): Promise<void> {
  if (tables.length > 0) await client.query(`truncate ${namesOf(tables)} restart identity`);
}

export async function analyzeTables(client: pg.ClientBase, tables: { name: string }[]): Promise<void> {
  if (tables.length > 0) await client.query(`analyze ${namesOf(tables)}`);
}

/** PostgreSQL answers the commit of a failed transaction with a rollback, and no error. */
export async function commit(client: pg.ClientBase): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error('The transaction could not be committed.');
}
