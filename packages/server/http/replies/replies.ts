import { Readable } from 'node:stream';
import type { Endpoint, Reply, Schema } from '@assay/contract/base/endpoint';
import { invalidField, Problem } from '@assay/domain/problem';
import { message } from '@assay/domain/words/message';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type FileAnswer, sendFile } from './file-reply.ts';

/** Only declared fields leave: a column that the contract does not name cannot leak. */
export const outgoing = (reply: Reply, answer: unknown): unknown =>
  reply.kind === 'json' ? z.parse(reply.schema, answer) : answer;

export interface Answered {
  status: number;
  body: unknown;
}

export async function send(
  { reply, versioned }: Endpoint,
  { status, body }: Answered,
  request: FastifyRequest,
  response: FastifyReply,
): Promise<FastifyReply> {
  response.code(status).header('cache-control', 'no-store');
  if (versioned) response.header('etag', etagOf((body as Revised).revision));
  switch (reply.kind) {
    case 'json':
      return response.type('application/json; charset=utf-8').send(JSON.stringify(body));
    case 'none':
      return response.send();
    case 'html':
      return response.type('text/html; charset=utf-8').send(body);
    case 'redirect':
      return response.redirect(body as string, status);
    case 'file':
      return sendFile(body as FileAnswer, request, response);
    case 'events':
      return sendEvents(reply.schema, body as AsyncIterable<SourcedEvent<unknown>>, response);
  }
}

export interface Revised {
  revision: number;
}

/** A revision on the wire is an ETag: `"7"`. */
const etagOf = (revision: number): string => `"${revision}"`;

export function readIfMatch(header: unknown): number | undefined {
  if (header === undefined || header === '*') return undefined;
  const match = typeof header === 'string' ? /^(?:W\/)?"(\d{1,9})"$/.exec(header) : null;
  if (!match) throw invalidField('If-Match', 'value.revision');
  return Number(match[1]);
}

/** Refuses a write that was made looking at an older state, and shows the newer one. */
export async function refuseStale(
  expected: number | undefined,
  actual: number,
  collided: () => Promise<{ current: unknown; changedBy: string | undefined }>,
): Promise<void> {
  if (expected === undefined || expected === actual) return;
  const { current, changedBy } = await collided();
  throw new Problem('stale', message('stale'), { current, ...(changedBy && { changedBy }) });
}

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
  // Shows the client at once that it is connected, even when no event follows soon.
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

function sendEvents(
  schema: Schema,
  events: AsyncIterable<SourcedEvent<unknown>>,
  response: FastifyReply,
): FastifyReply {
  const source = events[Symbol.asyncIterator]();
  // The request closes as soon as it was read, so only the response shows that the client has gone.
  response.raw.once('close', () => void source.return?.());
  return response
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(eventLines(schema, source)));
}
