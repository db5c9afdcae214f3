import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is files, which go to the disk piece by piece. */
    takesFiles?: boolean;
  }
}

/** Whatever the route takes, JSON is read whole; its name may be written in any case. */
const isReadWhole = ({ headers, routeOptions }: FastifyRequest): boolean =>
  !routeOptions.config.takesFiles || /^\s*application\/json\b/i.test(headers['content-type'] ?? '');

/** An upload may take minutes on a weak network; a body that is read whole may not, and holds a connection until then. */
export function cutOffSlowBodies(app: FastifyInstance, limitMs: number): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  const arrived = async (request: FastifyRequest): Promise<void> => clearTimeout(timers.get(request));
  app.addHook('preParsing', async (request, _response, payload) => {
    if (isReadWhole(request))
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
