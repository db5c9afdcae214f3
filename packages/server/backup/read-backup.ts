import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { BackupRefused } from './backup-refused.ts';
import * as format from './format.ts';
import { damaged, readFrames } from './frame-reader.ts';
import { type BackupVisitor, visitBackup } from './visit-backup.ts';

/** Tells a backup of ours from anything else before a byte of it is unpacked. */
async function checkFirstLine(file: string): Promise<void> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new BackupRefused(
      `${file} cannot be read: ${error.code === 'ENOENT' ? 'there is no such file' : error.code}`,
    );
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    const line = /^([^\n]*)\n/.exec(buffer.toString('latin1', 0, bytesRead))?.[1] ?? '';
    const [, version] = new RegExp(`^${format.formatName} (\\d+)$`).exec(line) ?? [];
    if (version === undefined) throw new BackupRefused(`${file} is not a backup of Assay.`);
    if (Number(version) !== format.formatVersion)
      throw new BackupRefused(
        `${file} is a backup in format ${version}; this Assay reads format ${format.formatVersion}. Restore it with the Assay that made it, or with a newer one.`,
      );
  } finally {
    await handle.close();
  }
}

const explain = (error: unknown): unknown => {
  // The stream was over while bytes of the file still waited.
  if ((error as Error).name === 'AbortError') return damaged('something follows its end', { cause: error });
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (code === 'Z_BUF_ERROR') return damaged('it ends too early', { cause: error });
  return code.startsWith('ZSTD_') || code.startsWith('Z_')
    ? damaged('its bytes were altered', { cause: error })
    : error;
};

/** Reads a backup from end to end with bounded memory; throws for anything that is not exactly as it was written. */
export async function readBackup(file: string, visitor: BackupVisitor): Promise<format.Trailer> {
  await checkFirstLine(file);
  const found: { trailer?: format.Trailer } = {};
  const unpack = createZstdDecompress({ chunkSize: 128 * 1024 });
  try {
    await pipeline(
      createReadStream(file, { start: format.firstLine.length }),
      unpack,
      async (source: AsyncIterable<Buffer>) => {
        const frames = readFrames(source);
        found.trailer = await visitBackup(frames, visitor);
        if (!(await frames.next()).done) throw damaged('something follows its end');
      },
    );
  } catch (error) {
    throw explain(error);
  }
  if (!found.trailer) throw damaged('it ends too early');
  // Whatever stands behind the end of the stream is not even looked at.
  if (format.firstLine.length + unpack.bytesWritten !== (await stat(file)).size)
    throw damaged('something follows its end');
  return found.trailer;
}
