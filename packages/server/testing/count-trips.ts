import type pg from 'pg';

async function countOnce(pool: pg.Pool, work: () => Promise<unknown>): Promise<number> {
  let trips = 0;
  const plainQueries = new Map<pg.PoolClient, pg.PoolClient['query']>();
  const count = (client: pg.PoolClient): void => {
    if (plainQueries.has(client)) return;
    const query = client.query;
    plainQueries.set(client, query);
    client.query = ((...args: unknown[]) => {
      trips++;
      return (query as (...args: unknown[]) => unknown).apply(client, args);
    }) as typeof query;
  };
  pool.on('acquire', count);
  try {
    await work();
  } finally {
    pool.off('acquire', count);
    for (const [client, query] of plainQueries) client.query = query;
  }
  return trips;
}

/** How often work asks the database and waits for an answer. It is done thrice: what the server does beside it counts too. */
export async function countTrips(pool: pg.Pool, work: () => Promise<unknown>): Promise<number> {
  const counts = [];
  for (const _ of [1, 2, 3]) counts.push(await countOnce(pool, work));
  return Math.min(...counts);
}
