import type { CompiledQuery, Kysely } from 'kysely';
import type pg from 'pg';
import { inOneTrip, type NamedQuery } from './one-trip.ts';
import type { OpenTables } from './tables.ts';

type Send = (query: NamedQuery) => Promise<pg.QueryResult>;

const senders = new WeakMap<object, Send>();

/** How compiled statements reach the connections behind a query builder without passing through it. */
export const sendsBy = <Builder extends object>(db: Builder, send: Send): Builder => {
  senders.set(db, send);
  return db;
};

/** A query builder that nobody gave a sender (a savepoint, a test) executes the statement itself. */
export async function sendOn<Row>(
  db: Kysely<OpenTables>,
  query: NamedQuery,
  compiled: CompiledQuery<Row>,
): Promise<Row[]> {
  const send = senders.get(db);
  if (send) return (await send(query)).rows as Row[];
  return (await db.executeQuery<Row>({ ...compiled, sql: query.text, parameters: query.values })).rows;
}

export const viaPool =
  (pool: pg.Pool): Send =>
  ({ name, text, values }) =>
    pool.query({ name, text, values: [...values] });

interface Waiting {
  query: NamedQuery;
  resolve: (result: pg.QueryResult | undefined) => void;
  reject: (error: unknown) => void;
}

async function sendTogether(client: pg.ClientBase, together: readonly Waiting[]): Promise<void> {
  try {
    const queries = together.map(({ query }) => query);
    const results = await inOneTrip(client, queries);
    for (const [i, { resolve }] of together.entries()) resolve(results[i]);
  } catch (error) {
    for (const { reject } of together) reject(error);
  }
}

/** What is asked of one connection in the same moment (`Promise.all`) goes in one trip, in the order of asking. */
export function viaClient(client: pg.ClientBase): Send {
  let waiting: Waiting[] = [];
  const send = (): void => {
    const together = waiting;
    waiting = [];
    void sendTogether(client, together);
  };
  return (query) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) process.nextTick(send);
      waiting.push({ query, resolve: resolve as Waiting['resolve'], reject });
    });
}
