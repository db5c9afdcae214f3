import type { FastifyInstance, FastifyRequest } from 'fastify';

/** An upload may take minutes on a weak network; a body that is read whole may not, and holds a connection until then. */
export function cutOffSlowBodies(app: FastifyInstance, limitMs: number): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  const arrived = async (request: FastifyRequest): Promise<void> => clearTimeout(timers.get(request));
  app.addHook('preParsing', async (request, _response, payload) => {
    if (request.headers['content-type']?.startsWith('application/json'))
      timers.set(
        request,
        setTimeout(() => request.raw.destroy(), limitMs),
      );
    return payload;
  });
  app.addHook('preValidation', arrived);
  app.addHook('onResponse', arrived);
  app.addHook('onRequestAbort', arrived);
}
