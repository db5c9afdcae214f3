import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventEmitter } from 'node:events';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { UnexpectedFailure } from './server.ts';

/** Answers true when the error came from the work for a request; then that request alone fails. */
export type ContainError = (error: unknown) => boolean;

interface UnderWay {
  request: FastifyRequest;
  response: FastifyReply;
}

/** The pieces of a body arrive in the context of their connection, which knows of no request; their errors would return there. */
function keepContext(source: EventEmitter, onError: (error: unknown) => void): void {
  const inContext = AsyncLocalStorage.snapshot();
  const emit = source.emit.bind(source);
  source.emit = (...event: Parameters<typeof emit>) => {
    try {
      return inContext(emit, ...event);
    } catch (error) {
      onError(error);
      return true;
    }
  };
}

/** Knows for every line of code that runs which request it runs for, streams and timers included. */
export function containUncaughtErrors(
  app: FastifyInstance,
  onUnexpected: (failure: UnexpectedFailure) => void,
): ContainError {
  const underWay = new AsyncLocalStorage<UnderWay>();
  const failRequest = ({ request, response }: UnderWay, error: unknown): void => {
    if (!response.sent) return void response.send(error);
    request.log.error({ err: error, requestId: request.id }, 'unexpected failure after the answer began');
    onUnexpected({ error, requestId: request.id, route: request.routeOptions.url ?? '' });
    // Half an answer must not look like a whole one.
    if (!response.raw.writableEnded) response.raw.destroy();
  };
  app.addHook('onRequest', (request, response, done) => {
    const work = { request, response };
    underWay.run(work, () => {
      keepContext(request.raw, (error) => failRequest(work, error));
      done();
    });
  });
  return (error) => {
    const work = underWay.getStore();
    if (work) failRequest(work, error);
    return work !== undefined;
  };
}

/** An uncaught error fails its request; one that belongs to no request ends the process, whose state nobody knows then. */
export function handleUncaughtErrors(contain: ContainError, end: (error: unknown) => void): () => void {
  const handle = (error: unknown): void => {
    if (!contain(error)) end(error);
  };
  const events = ['uncaughtException', 'unhandledRejection'] as const;
  for (const event of events) process.on(event, handle);
  return () => {
    for (const event of events) process.off(event, handle);
  };
}
