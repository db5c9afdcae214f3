import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { inOneTrip, type NamedQuery } from './one-trip.ts';
import type { WholeDb } from './pool.ts';
import { sendsBy, viaClient } from './senders.ts';
import type { Tables } from './tables.ts';

export interface Actor {
  id: string | null;
  name: string | null;
  requestId: string | null;
}

export const nobody: Actor = { id: null, name: null, requestId: null };

/** Statements that ride along with `begin` and `commit`, saving a round trip each. */
export interface Edges<T> {
  opening?: NamedQuery;
  closing?: (result: T) => NamedQuery | undefined;
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
  const dialect = new PostgresDialect({ pool: pool as unknown as pg.Pool });
  const db = sendsBy(new Kysely<Tables>({ dialect }), viaClient(client));
  bound.set(client, db);
  return db;
}

const beginning: NamedQuery = { name: 'begin', text: 'begin', values: [] };
const committing: NamedQuery = { name: 'commit', text: 'commit', values: [] };

/** Who acts, where the event trigger reads it. */
const actingAs = ({ id, name, requestId }: Actor): NamedQuery => ({
  name: 'set-actor',
  text: `select set_config('assay.actor', $1, true), set_config('assay.actor_name', $2, true), set_config('assay.request', $3, true)`,
  values: [id ?? '', name ?? '', requestId ?? ''],
});

/** The number of rows that the opening statement touched. */
async function begin(client: pg.PoolClient, actor: Actor, opening: NamedQuery | undefined): Promise<number> {
  const answers = await inOneTrip(client, [beginning, actingAs(actor), ...(opening ? [opening] : [])]);
  return answers.at(-1)?.count ?? 0;
}

type Work<T> = (db: WholeDb, rowsOpened: number) => Promise<T>;

async function attempt<T>(pool: pg.Pool, actor: Actor, work: Work<T>, { opening, closing }: Edges<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const opened = await begin(client, actor, opening);
    const result = await work(builderOn(client), opened);
    const last = closing?.(result);
    await inOneTrip(client, [...(last ? [last] : []), committing]);
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
