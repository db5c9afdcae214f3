import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileRule, MultipartBody } from '@assay/contract/base/endpoint';
import { fileName } from '@assay/contract/base/values';
import { fieldError, invalidField, Problem } from '@assay/domain/problem';
import { message } from '@assay/domain/words/message';
import type { IncomingFolder } from './incoming-folder.ts';
import { parseInput } from './input.ts';
import { unallowedFile } from './unallowed-file.ts';

/** A file of a multipart body, on disk until the request is answered. */
export interface ReceivedFile {
  path: string;
  name: string;
  contentType: string;
  size: number;
  sha256: Buffer;
}

/** What a part says of the file in it. */
export interface FilePart {
  part: string;
  name: string;
  contentType: string;
  rule: FileRule;
}

/** Judges a part by its headers, before any of its bytes is kept. */
export function filePartOf(
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
export async function receiveFile(
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
