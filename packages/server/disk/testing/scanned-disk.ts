import { rename, rm } from 'node:fs/promises';
import { type Disk, openDisk } from '../disk.ts';

/** The real disk, as Windows is while a virus scanner holds what was just written: every name is refused a few times. */
export function scannedDisk(platform: NodeJS.Platform = 'win32', codes = ['EPERM', 'EBUSY']): Disk {
  const tries = new Map<string, number>();
  const refuseAtFirst = (path: string): void => {
    const tried = tries.get(path) ?? 0;
    tries.set(path, tried + 1);
    const code = codes[tried];
    if (code) throw Object.assign(new Error(`${code}: ${path} is held by a scanner`), { code });
  };
  return openDisk(platform, {
    rename: async (from, to) => {
      refuseAtFirst(from);
      await rename(from, to);
      tries.delete(from);
    },
    remove: async (path) => {
      refuseAtFirst(path);
      await rm(path, { recursive: true, force: true });
      tries.delete(path);
    },
  });
}
