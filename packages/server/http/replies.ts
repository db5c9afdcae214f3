import type { Endpoint, Reply } from '@assay/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { sendEvents } from './event-stream.ts';
import type { FileAnswer, Revised } from './handlers.ts';
import { etagOf } from './revision.ts';

/** Only declared fields leave: a column that the contract does not name cannot leak. */
export const outgoing = (reply: Reply, answer: unknown): unknown =>
  reply.kind === 'json' ? z.parse(reply.schema, answer) : answer;

export interface Answered {
  status: number;
  body: unknown;
}

/** RFC 6266: a plain name for old readers, the true one in UTF-8 for all others. */
function contentDisposition(fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function sendFile({ content, contentType, fileName, size }: FileAnswer, response: FastifyReply): FastifyReply {
  if (fileName) response.header('content-disposition', contentDisposition(fileName));
  if (size !== undefined) response.header('content-length', size);
  return response.type(contentType).send(content);
}

export function send(
  { reply, versioned }: Endpoint,
  { status, body }: Answered,
  request: FastifyRequest,
  response: FastifyReply,
): FastifyReply {
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
      return sendFile(body as FileAnswer, response);
    case 'events':
      return sendEvents(reply.schema, body as AsyncIterable<unknown>, request, response);
  }
}
