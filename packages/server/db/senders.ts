import type { CompiledQuery, Kysely } from 'kysely';
import type pg from 'pg';
import { inOneTrip, type NamedQuery, type QueryAnswer, type QueryValue } from './one-trip.ts';
import type { OpenTables } from './tables.ts';

type Send = (query: NamedQuery) => Promise<QueryAnswer>;

const senders = new WeakMap<object, Send>();

/** How compiled statements reach the connections behind a query builder without passing through it. */
export const sendsBy = <Builder extends object>(db: Builder, send: Send): Builder => {
  senders.set(db, send);
  return db;
};

interface Compiled<Row> extends CompiledQuery<Row> {
  parameters: readonly QueryValue[];
}

/** A query builder that nobody gave a sender (a savepoint, a test) executes the statement itself. */
export async function sendOn<Row>(db: Kysely<OpenTables>, name: string, query: Compiled<Row>): Promise<Row[]> {
  const send = senders.get(db);
  if (!send) return (await db.executeQuery<Row>(query)).rows;
  return (await send({ name, text: query.sql, values: query.parameters })).rows as Row[];
}

/** Each on a connection of its own. */
export const viaPool =
  (pool: pg.Pool): Send =>
  async (query) => {
    const client = await pool.connect();
    try {
      const [answer] = await inOneTrip(client, [query]);
      return answer ?? { rows: [], count: 0 };
    } finally {
      client.release();
    }
  };

interface Waiting {
  query: NamedQuery;
  resolve: (result: QueryAnswer | undefined) => void;
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

/** What is sent to one connection in the same moment (`Promise.all`) goes in one trip, in the order of the calls. */
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
