import { Readable } from 'node:stream';
import type { Schema } from '@assay/contract/base/endpoint';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';

const heartbeatMs = 15_000;

/** An event with the id that a client sends back to go on after it; without one, its client goes on after an earlier one. */
export interface SourcedEvent<T> {
  id?: string;
  data: T;
}

const linesOf = (schema: Schema, { id, data }: SourcedEvent<unknown>): string =>
  `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(z.parse(schema, data))}\n\n`;

/** Server-sent events; a comment line now and then keeps proxies from hanging up. */
async function* eventLines(schema: Schema, source: AsyncIterator<SourcedEvent<unknown>>): AsyncGenerator<string> {
  // Whoever connects hears so at once, also where nothing happens.
  yield ': here\n\n';
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
    yield linesOf(schema, first.value);
    next = source.next();
  }
}

export function sendEvents(
  schema: Schema,
  events: AsyncIterable<SourcedEvent<unknown>>,
  response: FastifyReply,
): FastifyReply {
  const source = events[Symbol.asyncIterator]();
  // That of the request comes as soon as it was read.
  response.raw.once('close', () => void source.return?.());
  return response
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(eventLines(schema, source)));
}
