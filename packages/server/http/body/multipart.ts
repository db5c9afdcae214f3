import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import type { FileRule, MultipartBody } from '@assay/contract/base/endpoint';
import { fileName } from '@assay/contract/base/values';
import { fieldError, invalidField, Problem } from '@assay/domain/problem';
import { message } from '@assay/domain/words/message';
import Busboy from '@fastify/busboy';
import { isDiskFull } from '../../providers/files/file-storage.ts';
import type { IncomingFolder } from './incoming-folder.ts';
import { parseInput } from './input.ts';

export interface ReceivedForm {
  fields: Record<string, string | string[]>;
  files: Record<string, ReceivedFile[]>;
  discard: () => Promise<void>;
}

type Parser = InstanceType<typeof Busboy.Busboy>;

const mostFieldBytes = 1_000_000;
const limits = { fields: 100, fieldSize: mostFieldBytes, parts: 300, headerPairs: 20, headerSize: 8_000 } as const;

const tooManyParts = (): Problem => new Problem('tooLarge', message('request.formTooManyParts'));

function openParser(headers: IncomingHttpHeaders): Parser {
  const contentType = headers['content-type'];
  if (!contentType?.toLowerCase().startsWith('multipart/form-data'))
    throw new Problem('unsupported', message('request.takesForm'));
  try {
    return new Busboy.Busboy({ headers: { ...headers, 'content-type': contentType }, limits });
  } catch {
    throw new Problem('invalid', message('request.formWithoutBoundary'));
  }
}

type Refuse = (fault: unknown) => void;

/** The fields of a form, as a list where a name comes more than once. */
function collectFields(parser: Parser, refuse: Refuse): () => ReceivedForm['fields'] {
  const values = new Map<string, string[]>();
  let bytes = 0;
  parser.on('field', (name, value, _nameTruncated, valueTruncated) => {
    bytes += value.length;
    if (valueTruncated || bytes > mostFieldBytes) refuse(invalidField(name, 'request.partTooLong'));
    values.set(name, [...(values.get(name) ?? []), value]);
  });
  return () =>
    Object.fromEntries(
      [...values].map(([name, [first = '', ...more]]) => [name, more.length > 0 ? [first, ...more] : first]),
    );
}

interface Files {
  /** Every file by its part, in the order in which they were sent, once all are written. */
  all: () => Promise<ReceivedForm['files']>;
  /** Resolves once none is being written, whether it arrived or failed. */
  settled: () => Promise<unknown>;
  /** Ends the files that are still coming and waits until none is open. */
  stop: () => Promise<void>;
}

function collectFiles(
  parser: Parser,
  body: MultipartBody,
  { folder, incoming, refuse }: { folder: string; incoming: IncomingFolder; refuse: Refuse },
): Files {
  const streams: Readable[] = [];
  const files = new Map<string, Promise<ReceivedFile>[]>(Object.keys(body.files).map((part) => [part, []]));
  let stopped = false;
  parser.on('file', (part, stream, name, _encoding, contentType) => {
    // A broken form is reported to the stream of its last file too, and an error that nobody listens to ends the process.
    stream.on('error', () => {});
    if (stopped) return void stream.resume();
    try {
      const known = files.get(part) ?? [];
      const file = receiveFile(stream, filePartOf(body, part, { name, contentType }, known.length), folder, incoming);
      file.catch(refuse);
      known.push(file);
      streams.push(stream);
    } catch (fault) {
      stream.resume();
      refuse(fault);
    }
  });
  const settled = () => Promise.allSettled([...files.values()].flat());
  return {
    all: async () =>
      Object.fromEntries(
        await Promise.all([...files].map(async ([part, list]) => [part, await Promise.all(list)] as const)),
      ),
    settled,
    stop: async () => {
      stopped = true;
      for (const stream of streams) stream.destroy();
      await settled();
    },
  };
}

const notWellFormed = (): Problem => new Problem('invalid', message('request.formMalformed'));

/** The parser would wait for ever for a part whose headers do not end, although it has read everything. */
async function refuseIfStuck(parser: Parser, files: Files): Promise<never> {
  await new Promise<void>((resolve) => parser.once('prefinish', resolve));
  await files.settled();
  await setImmediate();
  throw notWellFormed();
}

/** Streams a form to disk, holding neither memory nor connection; the first fault stops it and leaves nothing. */
export async function receiveForm(
  body: MultipartBody,
  payload: Readable,
  headers: IncomingHttpHeaders,
  incoming: IncomingFolder,
): Promise<ReceivedForm> {
  const parser = openParser(headers);
  await incoming.refuseWithoutRoom(Number(headers['content-length'] ?? 0));
  // Each form has a folder of its own, since removing it removes half a file too.
  const folder = join(incoming.path, randomUUID());
  await mkdir(folder, { recursive: true });
  const fault = Promise.withResolvers<never>();
  let refused = false;
  const refuse: Refuse = (error) => {
    refused = true;
    fault.reject(error);
  };
  parser.on('error', refuse);
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.on(event, () => refuse(tooManyParts()));
  const fields = collectFields(parser, refuse);
  const files = collectFiles(parser, body, { folder, incoming, refuse });
  const discard = async (): Promise<void> => {
    await files.stop();
    await incoming.remove(folder);
  };
  const parsed = new Promise<void>((resolve) => parser.once('finish', resolve));
  // The end is signalled by hand: after a fault it would make the parser fail parts that nobody listens to.
  const arrived = finished(payload, { writable: false }).then(() => {
    if (!refused) parser.end();
  });
  payload.pipe(parser, { end: false });
  try {
    await Promise.race([Promise.all([arrived, parsed]), fault.promise, refuseIfStuck(parser, files)]);
    return { fields: fields(), files: await files.all(), discard };
  } catch (error) {
    payload.unpipe(parser);
    payload.resume();
    await discard();
    if (error instanceof Problem || isDiskFull(error)) throw error;
    throw notWellFormed();
  }
}

/** A file of a multipart body, on disk until the request is answered. */
export interface ReceivedFile {
  path: string;
  name: string;
  contentType: string;
  size: number;
  sha256: Buffer;
}

/** The headers of a part with a file, and the rule for it. */
interface FilePart {
  part: string;
  name: string;
  contentType: string;
  rule: FileRule;
}

/** Judges a part by its headers, before any of its bytes is kept. */
function filePartOf(
  body: MultipartBody,
  part: string,
  sent: { name: string | undefined; contentType: string },
  received: number,
): FilePart {
  const rule = Object.hasOwn(body.files, part) ? body.files[part] : undefined;
  if (!rule) throw invalidField(part, 'request.unknownFilePart');
  // A program may send bytes without a name; the part's own will do.
  const name = parseInput(fileName, sent.name || part, part);
  const { contentType } = sent;
  if (!rule.types.some((type) => type === '*/*' || type === contentType)) throw unallowedFile(part);
  if (received >= rule.max)
    throw rule.max === 1 ? invalidField(part, 'file.onlyOne') : invalidField(part, 'file.tooMany', { count: rule.max });
  return { part, name, contentType, rule };
}

/** Streams the bytes of a part into a file of its own. */
async function receiveFile(
  stream: Readable,
  { part, name, contentType, rule }: FilePart,
  folder: string,
  incoming: IncomingFolder,
): Promise<ReceivedFile> {
  const path = join(folder, randomUUID());
  const hash = createHash('sha256');
  let size = 0;
  const measured = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > rule.bytes)
        throw new Problem(
          'tooLarge',
          message('file.largerThan', { name, megabytes: Math.floor(rule.bytes / 1_000_000) }),
          {
            errors: [fieldError(part, 'file.tooLarge')],
          },
        );
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(stream, measured, incoming.whileThereIsRoom, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return { path, name, contentType, size, sha256: hash.digest() };
}

/** Refuses a file of a type that is not accepted there, whatever its sender calls it. */
export const unallowedFile = (path: string): Problem =>
  new Problem('unsupported', message('file.type'), { code: 'fileType', errors: [fieldError(path, 'file.type')] });
