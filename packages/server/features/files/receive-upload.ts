import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { IncomingFolder } from '../../http/body/incoming-folder.ts';

export interface ReceivedBytes {
  path: string;
  sha256: Buffer;
}

/** Streams a raw body to a file of its own for as long as the work on it lasts. */
export async function withReceivedBytes<T>(
  incoming: IncomingFolder,
  stream: Readable,
  work: (received: ReceivedBytes) => Promise<T>,
): Promise<T> {
  const path = join(incoming.path, randomUUID());
  const hash = createHash('sha256');
  await incoming.refuseWithoutRoom(0);
  try {
    await pipeline(
      stream,
      async function* (source: AsyncIterable<Buffer>) {
        for await (const chunk of source) {
          hash.update(chunk);
          yield chunk;
        }
      },
      incoming.whileThereIsRoom,
      createWriteStream(path, { flags: 'wx', mode: 0o600 }),
    );
    return await work({ path, sha256: hash.digest() });
  } finally {
    await incoming.remove(path);
  }
}
