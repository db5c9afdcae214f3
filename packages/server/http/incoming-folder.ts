import { mkdir, statfs } from 'node:fs/promises';
import { storageFull } from '../providers/files/file-storage.ts';

/** Where bodies wait on disk for their handler. */
export interface IncomingFolder {
  path: string;
  /** Refuses bytes that would take the last of the disk, which the database needs to go on. */
  refuseWithoutRoom: (bytes: number) => Promise<void>;
  /** Passes bytes on for as long as the disk has room besides its reserve. */
  whileThereIsRoom: (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>;
}

/** A body that does not say how long it is, or that grows beside others, is looked at this often. */
const bytesBetweenLooks = 1_000_000;

export function openIncomingFolder(path: string, reserveBytes: number): IncomingFolder {
  const refuseWithoutRoom = async (bytes: number): Promise<void> => {
    await mkdir(path, { recursive: true });
    const { bavail, bsize } = await statfs(path);
    const free = bavail * bsize;
    if (free - bytes < reserveBytes) throw storageFull(new Error(`${free} bytes are free, ${bytes} are to come`));
  };
  return {
    path,
    refuseWithoutRoom,
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
