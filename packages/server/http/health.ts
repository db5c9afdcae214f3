import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { databaseAway } from '../db/availability.ts';

/** `/healthz`: the process answers. `/readyz`: the database answers too, and no shutdown has begun. */
export function answerHealth(app: FastifyInstance, pool: pg.Pool, isStopping: () => boolean): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    if (isStopping()) throw databaseAway();
    await pool.query('select 1');
    return { status: 'ready' };
  });
}
