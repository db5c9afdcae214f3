import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Endpoint } from '@assay/contract/endpoint';
import { Problem } from '@assay/domain/problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseInput } from './input.ts';
import { parseJsonBody } from './json-body.ts';
import { type ReceivedFile, receiveForm } from './multipart.ts';

export interface ReceivedBody {
  body: unknown;
  files: Record<string, ReceivedFile[]> | undefined;
  stream: Readable | undefined;
  discard: () => Promise<void>;
}

/** What makes a repeat the same request: its JSON or fields, and the contents of its files. */
export function sha256OfBody({ body, files }: ReceivedBody): Buffer {
  const contents = files && Object.values(files).flatMap((list) => list.map(({ sha256 }) => sha256.toString('hex')));
  return createHash('sha256')
    .update(JSON.stringify([body, contents]))
    .digest();
}

const nothingToDiscard = async (): Promise<void> => {};
const empty: ReceivedBody = { body: undefined, files: undefined, stream: undefined, discard: nothingToDiscard };

const isStream = (value: unknown): value is Readable => typeof (value as Readable | null)?.pipe === 'function';

/** JSON is read whole, within the body limit; every other content type stays a stream for its endpoint to judge. */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseJsonBody(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
}

async function* limited(stream: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > most) throw new Problem('tooLarge', 'The body is larger than this call accepts.');
    yield chunk;
  }
}

export async function receiveBody(endpoint: Endpoint, request: FastifyRequest, folder: string): Promise<ReceivedBody> {
  const { body } = endpoint;
  if (!body) {
    if (isStream(request.body)) request.body.resume();
    return empty;
  }
  if (body.kind === 'json') {
    if (isStream(request.body)) {
      request.body.resume();
      throw new Problem('unsupported', 'This call takes application/json.');
    }
    return { ...empty, body: parseInput(body.schema, request.body) };
  }
  if (!isStream(request.body)) throw new Problem('unsupported', 'This call does not take JSON.');
  if (body.kind === 'bytes') {
    const type = request.headers['content-type']?.split(';')[0]?.trim() ?? '';
    if (!body.types.some((known) => known === '*/*' || known === type))
      throw new Problem('unsupported', 'Unallowed file type', { code: 'fileType' });
    return { ...empty, stream: Readable.from(limited(request.body, body.bytes), { objectMode: false }) };
  }
  const form = await receiveForm(body, request.body, request.headers, folder);
  try {
    return { ...empty, body: parseInput(body.fields, form.fields), files: form.files, discard: form.discard };
  } catch (error) {
    await form.discard();
    throw error;
  }
}
