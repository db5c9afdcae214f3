import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileRule, MultipartBody } from '@assay/contract/endpoint';
import { onlyOneFile } from '@assay/domain/files';
import { invalidField, Problem } from '@assay/domain/problem';
import Busboy from '@fastify/busboy';
import { isDiskFull } from '../providers/files/file-storage.ts';

/** A file of a multipart body, on disk until the request is answered. */
export interface ReceivedFile {
  path: string;
  name: string;
  contentType: string;
  size: number;
  sha256: Buffer;
}

export interface ReceivedForm {
  fields: Record<string, string | string[]>;
  files: Record<string, ReceivedFile[]>;
  discard: () => Promise<void>;
}

const limits = { fields: 100, fieldSize: 1_000_000, parts: 300, headerPairs: 50 } as const;

function addField(fields: Record<string, string | string[]>, name: string, value: string): void {
  const known = fields[name];
  fields[name] = known === undefined ? value : Array.isArray(known) ? [...known, value] : [known, value];
}

async function receiveFile(
  stream: Readable,
  part: string,
  name: string,
  contentType: string,
  rule: FileRule,
  folder: string,
): Promise<ReceivedFile> {
  const path = join(folder, randomUUID());
  const hash = createHash('sha256');
  let size = 0;
  const measured = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > rule.bytes)
        throw new Problem('tooLarge', `${name} is larger than ${Math.floor(rule.bytes / 1_000_000)} MB.`, {
          errors: [{ path: part, message: 'Is too large' }],
        });
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(stream, measured, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return { path, name, contentType, size, sha256: hash.digest() };
}

function ruleOf(body: MultipartBody, part: string, contentType: string, received: number): FileRule {
  const rule = Object.hasOwn(body.files, part) ? body.files[part] : undefined;
  if (!rule) throw invalidField(part, 'Is not a known file part');
  if (!rule.types.some((type) => type === '*/*' || type === contentType))
    throw new Problem('unsupported', 'Unallowed file type', {
      code: 'fileType',
      errors: [{ path: part, message: 'Unallowed file type' }],
    });
  if (received >= rule.max)
    throw invalidField(part, rule.max === 1 ? onlyOneFile : `At most ${rule.max} files allowed`);
  return rule;
}

/** Streams a form to disk, holding neither memory nor connection; the first fault stops it and leaves nothing. */
export async function receiveForm(
  body: MultipartBody,
  payload: Readable,
  headers: IncomingHttpHeaders,
  folder: string,
): Promise<ReceivedForm> {
  const parser = openParser(headers);
  // A folder for each form: removing it removes whatever arrived, half a file included.
  const own = join(folder, randomUUID());
  await mkdir(own, { recursive: true });
  const fields: ReceivedForm['fields'] = {};
  const files: ReceivedForm['files'] = Object.fromEntries(Object.keys(body.files).map((part) => [part, []]));
  const underWay: Promise<void>[] = [];
  const counts: Record<string, number> = {};
  const discard = async () => {
    await Promise.allSettled(underWay);
    await rm(own, { recursive: true, force: true });
  };
  const fault = Promise.withResolvers<never>();
  parser.on('field', (name, value, nameTruncated, valueTruncated) => {
    if (nameTruncated || valueTruncated) fault.reject(invalidField(name, 'Is too long'));
    else addField(fields, name, value);
  });
  parser.on('file', (part, stream, name, _encoding, contentType) => {
    try {
      const rule = ruleOf(body, part, contentType, counts[part] ?? 0);
      const place = counts[part] ?? 0;
      counts[part] = place + 1;
      underWay.push(
        receiveFile(stream, part, name, contentType, rule, own).then(
          (file) => {
            // In the order in which they were sent, whichever is written first.
            const list = files[part];
            if (list) list[place] = file;
          },
          (error) => fault.reject(error),
        ),
      );
    } catch (error) {
      stream.resume();
      fault.reject(error);
    }
  });
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.on(event, () => fault.reject(new Problem('tooLarge', 'The form has too many parts.')));
  try {
    await Promise.race([pipeline(payload, parser).then(() => Promise.all(underWay)), fault.promise]);
    return { fields, files, discard };
  } catch (error) {
    payload.unpipe?.();
    payload.resume();
    await discard();
    if (error instanceof Problem || isDiskFull(error)) throw error;
    throw new Problem('invalid', 'The form is not well formed.');
  }
}

function openParser(headers: IncomingHttpHeaders) {
  const contentType = headers['content-type'];
  if (!contentType?.toLowerCase().startsWith('multipart/form-data'))
    throw new Problem('unsupported', 'This call takes multipart/form-data.');
  try {
    return new Busboy.Busboy({ headers: { ...headers, 'content-type': contentType }, limits });
  } catch {
    throw new Problem('invalid', 'The form has no boundary.');
  }
}
