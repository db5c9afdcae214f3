import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { WholeDb } from './pool.ts';
import type { Tables } from './tables.ts';

export interface Actor {
  id: string | null;
  name: string | null;
  requestId: string | null;
}

export const nobody: Actor = { id: null, name: null, requestId: null };

/** Statements that ride along with `begin` and `commit`, saving a round trip each; their values are literals. */
export interface Edges<T> {
  opening?: string;
  closing?: (result: T) => string | undefined;
}

const deadlock = '40P01';
const serializationFailure = '40001';
const attempts = 3;

const mayRepeat = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === deadlock || error.code === serializationFailure);

const bound = new WeakMap<pg.PoolClient, WholeDb>();

/** The query builder on one connection that somebody else takes and gives back. */
function builderOn(client: pg.PoolClient): WholeDb {
  const known = bound.get(client);
  if (known) return known;
  const connection = { query: client.query.bind(client), release: () => {} };
  const pool = { connect: async () => connection, end: async () => {} };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) });
  bound.set(client, db);
  return db;
}

/** Begin, and who acts, where the event trigger reads it. */
function begin({ id, name, requestId }: Actor, opening: string | undefined): string {
  const set = (key: string, value: string | null) =>
    `set_config('assay.${key}', ${pg.escapeLiteral(value ?? '')}, true)`;
  const settings = `select ${set('actor', id)}, ${set('actor_name', name)}, ${set('request', requestId)}`;
  return ['begin', settings, ...(opening ? [opening] : [])].join('; ');
}

/** Rows that the last of several statements touched. */
const rowsOfLast = (result: unknown): number => ([result].flat().at(-1) as pg.QueryResult).rowCount ?? 0;

type Work<T> = (db: WholeDb, rowsOpened: number) => Promise<T>;

async function attempt<T>(pool: pg.Pool, actor: Actor, work: Work<T>, { opening, closing }: Edges<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const opened = rowsOfLast(await client.query(begin(actor, opening)));
    const result = await work(builderOn(client), opened);
    const last = closing?.(result);
    await client.query(last ? `${last}; commit` : 'commit');
    return result;
  } catch (error) {
    // A connection that cannot roll back is thrown away.
    await client.query('rollback').catch((reason: Error) => {
      broken = reason;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Runs work in one transaction; deadlocks and serialization failures repeat it, so it touches nothing else. */
export async function inTransaction<T>(pool: pg.Pool, actor: Actor, work: Work<T>, edges: Edges<T> = {}): Promise<T> {
  for (let left = attempts - 1; ; left--) {
    try {
      return await attempt(pool, actor, work, edges);
    } catch (error) {
      if (left === 0 || !mayRepeat(error)) throw error;
    }
  }
}
