import type { Endpoint, Reply } from '@assay/contract/base/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Revised } from '../frame/handlers.ts';
import { type SourcedEvent, sendEvents } from './event-stream.ts';
import { type FileAnswer, sendFile } from './file-reply.ts';
import { etagOf } from './revision.ts';

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
