import { Readable } from 'node:stream';
import type { Schema } from '@assay/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

const heartbeatMs = 15_000;

/** Server-sent events with sequence numbers; a comment line now and then keeps proxies from hanging up. */
async function* eventLines(schema: Schema, source: AsyncIterator<unknown>): AsyncGenerator<string> {
  let sequence = 0;
  let next = source.next();
  for (;;) {
    let timer: NodeJS.Timeout | undefined;
    const beat = new Promise<'beat'>((resolve) => {
      timer = setTimeout(() => resolve('beat'), heartbeatMs);
    });
    const first = await Promise.race([next, beat]).finally(() => clearTimeout(timer));
    if (first === 'beat') {
      yield ': still here\n\n';
      continue;
    }
    if (first.done) return;
    sequence++;
    yield `id: ${sequence}\ndata: ${JSON.stringify(z.parse(schema, first.value))}\n\n`;
    next = source.next();
  }
}

export function sendEvents(
  schema: Schema,
  events: AsyncIterable<unknown>,
  request: FastifyRequest,
  response: FastifyReply,
): FastifyReply {
  const source = events[Symbol.asyncIterator]();
  request.raw.once('close', () => void source.return?.());
  return response
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(eventLines(schema, source)));
}
