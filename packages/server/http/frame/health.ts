import type { FastifyInstance } from 'fastify';
import { databaseAway } from '../../db/availability.ts';
import type { Probe } from '../../db/probe.ts';

/** `/healthz`: the process answers. `/readyz`: the database answers too, at once, and no shutdown has begun. */
export function answerHealth(app: FastifyInstance, probe: Probe, isStopping: () => boolean): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    if (isStopping()) throw databaseAway();
    await probe.answers().catch(() => {
      throw databaseAway();
    });
    return { status: 'ready' };
  });
}
