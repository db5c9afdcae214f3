import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Endpoint, JsonOrFormBody, MultipartBody } from '@assay/contract/base/endpoint';
import { invalidField, Problem } from '@assay/domain/problem';
import { message } from '@assay/domain/words/message';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { bodyCutOff } from '../replies/problems.ts';
import type { IncomingFolder } from './incoming-folder.ts';
import { nothing, parseInput } from './input.ts';
import { type ReceivedFile, type ReceivedForm, receiveForm } from './multipart.ts';

export interface ReceivedBody {
  body: unknown;
  /** The fields of a form beside its `data`. */
  parts: unknown;
  files: Record<string, ReceivedFile[]> | undefined;
  stream: Readable | undefined;
  discard: () => Promise<void>;
}

/** A repeat is the same request when its JSON or fields and the contents of its files are the same. */
export function sha256OfBody({ body, parts, files }: ReceivedBody): Buffer {
  const contents = files && Object.values(files).flatMap((list) => list.map(({ sha256 }) => sha256.toString('hex')));
  return createHash('sha256')
    .update(JSON.stringify(parts === undefined ? [body, contents] : [body, contents, parts]))
    .digest();
}

const nothingToDiscard = async (): Promise<void> => {};
const empty: ReceivedBody = {
  body: undefined,
  parts: undefined,
  files: undefined,
  stream: undefined,
  discard: nothingToDiscard,
};

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
  // A stream that has failed already says so to nobody: its reader would wait for ever.
  app.addHook('preParsing', async (request, _response, payload) => {
    if (request.raw.readableAborted) throw bodyCutOff();
    return payload;
  });
}

/** Leaves the rest of a body that is too large to be read and forgotten: a connection that is cut cannot bring the answer. */
async function* limited(payload: Readable, most: number): AsyncGenerator<Buffer> {
  let size = 0;
  try {
    for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > most) throw new Problem('tooLarge', message('request.bodyTooLarge'));
      yield chunk;
    }
  } finally {
    payload.resume();
  }
}

/** The fields of a form, and its files on disk until they are discarded. */
async function receiveFields(
  body: MultipartBody,
  { payload, headers, incoming }: { payload: Readable; headers: FastifyRequest['headers']; incoming: IncomingFolder },
  read: (fields: ReceivedForm['fields']) => Pick<ReceivedBody, 'body'> & Partial<Pick<ReceivedBody, 'parts'>>,
): Promise<ReceivedBody> {
  const form = await receiveForm(body, payload, headers, incoming);
  try {
    return { ...empty, ...read(form.fields), files: form.files, discard: form.discard };
  } catch (error) {
    await form.discard();
    throw error;
  }
}

/** `data` says what plain JSON would; faults in it are named as if it were. */
function readDataPart({ schema, fields }: JsonOrFormBody, { data, ...rest }: ReceivedForm['fields']) {
  const parts = parseInput(fields, rest);
  if (typeof data !== 'string') throw invalidField('data', 'value.once');
  return { body: parseInput(schema, parseJsonBody(Buffer.from(data))), parts };
}

export async function receiveBody(
  endpoint: Endpoint,
  request: FastifyRequest,
  incoming: IncomingFolder,
): Promise<ReceivedBody> {
  const { body } = endpoint;
  const payload = request.body;
  if (!body) {
    if (isStream(payload)) payload.resume();
    else if (payload !== undefined) parseInput(nothing, payload);
    return empty;
  }
  if (body.kind === 'jsonOrForm' && isStream(payload)) {
    const form: MultipartBody = { kind: 'multipart', fields: z.unknown(), files: body.files };
    return receiveFields(form, { payload, headers: request.headers, incoming }, (fields) => readDataPart(body, fields));
  }
  if (body.kind === 'json' || body.kind === 'jsonOrForm') {
    if (isStream(payload)) {
      payload.resume();
      throw new Problem('unsupported', message('request.takesJson'));
    }
    return { ...empty, body: parseInput(body.schema, payload) };
  }
  if (!isStream(payload)) throw new Problem('unsupported', message('request.takesNoJson'));
  if (body.kind === 'bytes') {
    const type = request.headers['content-type']?.split(';')[0]?.trim() ?? '';
    if (!body.types.some((known) => known === '*/*' || known === type))
      throw new Problem('unsupported', message('file.type'), { code: 'fileType' });
    return { ...empty, stream: Readable.from(limited(payload, body.bytes), { objectMode: false }) };
  }
  return receiveFields(body, { payload, headers: request.headers, incoming }, (fields) => ({
    body: parseInput(body.fields, fields),
  }));
}

const deepest = 64;
/** No call needs more, and a list of a hundred thousand faults would break the parser that lists them. */
const mostValues = 50_000;
const quote = 34;
const backslash = 92;
const comma = 44;

/** Looks at the bytes alone, before parsing builds anything. */
function refuseUnwieldy(bytes: Buffer): void {
  let depth = 0;
  let values = 0;
  let inString = false;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i];
    if (inString) {
      if (byte === backslash) i++;
      else if (byte === quote) inString = false;
    } else if (byte === quote) inString = true;
    else if (byte === 91 || byte === 123) {
      depth++;
      if (depth > deepest) throw invalidField('body', 'request.bodyTooDeep', { max: deepest });
    } else if (byte === 93 || byte === 125) depth--;
    else if (byte === comma) {
      values++;
      if (values > mostValues) throw invalidField('body', 'request.bodyTooManyValues', { max: mostValues });
    }
  }
}

/** Matches the key alone; the same word as a text is harmless. */
const protoKey = /"__proto__"\s*:/;
const decoder = new TextDecoder('utf-8', { fatal: true });

function parseJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  refuseUnwieldy(bytes);
  try {
    const text = decoder.decode(bytes);
    if (protoKey.test(text)) throw invalidField('__proto__', 'value.unknownField');
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw invalidField('body', 'request.bodyNotJson');
  }
}
