import type { FastifyInstance } from 'fastify';

export interface Shutdown {
  hasBegun: () => boolean;
  /** Takes no new request, lets those under way finish, and ends when the last connection is closed. */
  close: () => Promise<void>;
}

/** Answers given after the shutdown began ask their connection to close; otherwise an idle one would hold the process. */
export function closeGracefully(app: FastifyInstance): Shutdown {
  let begun = false;
  app.addHook('onSend', async (_request, response) => {
    if (begun) response.header('connection', 'close');
  });
  return {
    hasBegun: () => begun,
    close: async () => {
      begun = true;
      await app.close();
    },
  };
}
