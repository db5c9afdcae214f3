import type pg from 'pg';
import { isDatabaseAway } from '../db/availability.ts';

/** 'Cannot connect now': one of the few codes after which the job queue tries again. */
const triedAgain = '57P03';

/** Whatever else takes the database away ends the note that a job is done, and with it the process: nobody awaits it. */
function askAgain(error: unknown): never {
  if (!isDatabaseAway(error)) throw error;
  throw Object.assign(new Error((error as Error).message, { cause: error }), { code: triedAgain });
}

async function connected(pool: pg.Pool): Promise<Pick<pg.PoolClient, 'query' | 'release'>> {
  const client = await pool.connect().catch(askAgain);
  const ask = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
  const query = (...args: unknown[]) => ask(...args).catch(askAgain);
  return { query: query as typeof client.query, release: client.release };
}

/** The pool as the job queue sees it: a lost connection is always worth another try. */
export function retriedPool(pool: pg.Pool): pg.Pool {
  const connect = (callback?: Parameters<typeof pool.connect>[0]) =>
    callback ? pool.connect(callback) : connected(pool);
  return new Proxy(pool, {
    get: (target, key) => (key === 'connect' ? connect : Reflect.get(target, key)),
  });
}
