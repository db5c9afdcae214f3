import { existsSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { openDisk } from '../disk/disk.ts';
import { syncFolder } from '../disk/sync.ts';
import { BackupRefused } from './backup-refused.ts';
import { firstLine } from './format.ts';

/** A backup holds signing keys and password hashes. */
const forTheOwnerAlone = 0o600;

function refuseExisting(file: string): void {
  if (existsSync(file)) throw new BackupRefused(`${file} exists already. Choose another name.`);
}

async function openPart(part: string): Promise<FileHandle> {
  try {
    return await open(part, 'wx', forTheOwnerAlone);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST')
      throw new BackupRefused(
        `${part} exists already: another backup writes it, or one was interrupted. Remove it if none is running.`,
      );
    throw new BackupRefused(`${part} cannot be written: ${code === 'ENOENT' ? 'there is no such folder' : code}`);
  }
}

/** The file appears under its name when it is complete and on the disk, or not at all. */
export async function writeWhole(file: string, frames: AsyncIterable<Buffer>): Promise<void> {
  refuseExisting(file);
  const part = `${file}.part`;
  const handle = await openPart(part);
  const removePart = (): void => rmSync(part, { force: true });
  process.once('exit', removePart);
  try {
    await handle.write(firstLine);
    const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
    await pipeline(frames, compress, handle.createWriteStream({ flush: true }));
    refuseExisting(file);
    await openDisk().rename(part, file);
    await syncFolder(dirname(file));
  } catch (error) {
    removePart();
    throw error;
  } finally {
    process.off('exit', removePart);
  }
}
