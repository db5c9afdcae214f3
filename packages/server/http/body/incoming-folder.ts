import { mkdir, statfs } from 'node:fs/promises';
import { type Disk, openDisk } from '../../disk/disk.ts';
import { storageFull } from '../../providers/files/file-storage.ts';

/** Bodies wait here on disk for their handler. */
export interface IncomingFolder {
  path: string;
  /** Refuses bytes that would take the last of the disk, which the database needs to go on. */
  refuseWithoutRoom: (bytes: number) => Promise<void>;
  /** Passes bytes on for as long as the disk has more room than its reserve. */
  whileThereIsRoom: (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>;
  /** Never fails: the request has its answer by then, and the storage sweeper removes what stays behind. */
  remove: (path: string) => Promise<void>;
}

/** A body that does not say how long it is, or that grows beside others, is looked at this often. */
const bytesBetweenLooks = 1_000_000;

interface IncomingOptions {
  reserveBytes: number;
  onLeftBehind: (error: unknown) => void;
  disk?: Disk;
}

export function openIncomingFolder(
  path: string,
  { reserveBytes, onLeftBehind, disk = openDisk() }: IncomingOptions,
): IncomingFolder {
  const refuseWithoutRoom = async (bytes: number): Promise<void> => {
    await mkdir(path, { recursive: true });
    const { bavail, bsize } = await statfs(path);
    const free = bavail * bsize;
    if (free - bytes < reserveBytes) throw storageFull(new Error(`${free} bytes are free, ${bytes} are to come`));
  };
  return {
    path,
    refuseWithoutRoom,
    remove: (received) => disk.remove(received).catch(onLeftBehind),
    async *whileThereIsRoom(source) {
      let unseen = bytesBetweenLooks;
      for await (const chunk of source) {
        unseen += chunk.length;
        if (unseen > bytesBetweenLooks) {
          await refuseWithoutRoom(chunk.length);
          unseen = 0;
        }
        yield chunk;
      }
    },
  };
}
