import { rename, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** What Windows refuses for a while, and therefore nobody asks of the file system directly. */
export interface Disk {
  rename: (from: string, to: string) => Promise<void>;
  /** A file, or a folder with all that is in it; nothing where there is none. */
  remove: (path: string) => Promise<void>;
}

const plainDisk: Disk = { rename, remove: (path) => rm(path, { recursive: true, force: true }) };

export const openDisk = (platform: NodeJS.Platform = process.platform, disk: Disk = plainDisk): Disk => ({
  rename: (from, to) => outlastScanners(() => disk.rename(from, to), platform),
  remove: (path) => outlastScanners(() => disk.remove(path), platform),
});

const patience = 10_000;
/** A folder counts as not empty for as long as somebody still looks at a file that was removed from it. */
const passing = new Set<unknown>(['EPERM', 'EACCES', 'EBUSY', 'ENOTEMPTY']);

/** Virus scanners open what was just written, and Windows refuses to rename or remove it until they are done. */
async function outlastScanners(
  work: () => Promise<void> | void,
  platform: NodeJS.Platform = process.platform,
): Promise<void> {
  const deadline = Date.now() + patience;
  for (let pause = 10; ; pause = Math.min(500, pause * 2)) {
    try {
      return await work();
    } catch (error) {
      const passes = platform === 'win32' && passing.has((error as NodeJS.ErrnoException).code);
      if (!passes || Date.now() > deadline) throw error;
    }
    await wait(pause);
  }
}
