import { rename, rm } from 'node:fs/promises';
import { outlastScanners } from './outlast-scanners.ts';

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
