import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { PreparingClient } from './prepared.ts';
import { sendsBy, viaPool } from './senders.ts';
import type { OpenTables, Tables } from './tables.ts';

/** What a handler or a query holds: typed without the scoped tables. */
export type Db = Kysely<OpenTables>;
/** Every table, for code that acts for nobody in particular: sign-in, jobs, the demo. */
export type WholeDb = Kysely<Tables>;

// bigint and count(*) arrive as text otherwise; none of ours passes 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface PoolOptions {
  connection: pg.ClientConfig;
  max: number;
  onError: (error: Error) => void;
}

const limits = {
  /** For a free connection of the pool, and for opening a new one. */
  acquire: 8_000,
  statement: 30_000,
  idleInTransaction: 15_000,
  keepAliveDelay: 10_000,
} as const;

export function openPool({ connection, max, onError }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max,
    connectionTimeoutMillis: limits.acquire,
    idleTimeoutMillis: 60_000,
    statement_timeout: limits.statement,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    keepAlive: true,
    keepAliveInitialDelayMillis: limits.keepAliveDelay,
    application_name: 'assay',
    // What is not prepared is planned for its values each time: a general plan cannot see which search term is rare.
    Client: PreparingClient,
    options: '-c timezone=UTC',
  });
  // An idle connection that dies would otherwise end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

export const openDatabase = (pool: pg.Pool): WholeDb =>
  sendsBy(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), viaPool(pool));

/** The same connection with the scoped tables out of sight. */
export const withoutScopedTables = (db: WholeDb): Db => db as unknown as Db;

/** Every row of a scoped table: what `visible` cuts to a scope. */
export const allRows = (db: Db): WholeDb => db as unknown as WholeDb;

/** Rows of, or beside, a record that a guard has found within the scope of whoever calls. */
export const afterGuard = (db: Db): WholeDb => allRows(db);

/** For sign-in, jobs and the demo, which act for nobody in particular. */
export const forNobody = (db: Db): WholeDb => allRows(db);
