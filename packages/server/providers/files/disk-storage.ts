import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openDisk } from '../../disk/disk.ts';
import { syncFile, syncFolder } from '../../disk/sync.ts';
import {
  type FileStorage,
  fileMissing,
  isDiskFull,
  type LocalBytes,
  storageAway,
  storageFull,
  withinLimit,
} from './file-storage.ts';

const disk = openDisk();

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

async function using<T>(handle: FileHandle, work: (handle: FileHandle) => Promise<T>): Promise<T> {
  try {
    return await work(handle);
  } finally {
    await handle.close();
  }
}

async function writeBytes(path: string, source: LocalBytes): Promise<void> {
  await using(await open(path, 'wx', 0o600), async (handle) => {
    if ('bytes' in source) await handle.writeFile(source.bytes);
    else
      await using(await open(source.path), (from) =>
        pipeline(from.createReadStream({ autoClose: false }), handle.createWriteStream({ autoClose: false })),
      );
    await handle.sync();
  });
}

/** The same file system takes the file as it is; another one gets a copy. */
async function takeOver(source: LocalBytes, path: string): Promise<void> {
  if ('bytes' in source) return writeBytes(path, source);
  await syncFile(source.path);
  try {
    await disk.rename(source.path, path);
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error;
    await writeBytes(path, source);
  }
}

/** Files in a folder: written under another name, forced to the disk, then given their own. */
export function diskStorage(folder: string, limitMs: number): FileStorage {
  // Inside the folder, because only there a rename is sure to be one step; backups leave dotted names out.
  const unfinished = join(folder, '.unfinished');

  async function store(key: string, source: LocalBytes): Promise<void> {
    const part = join(unfinished, randomUUID());
    const target = join(folder, key);
    try {
      await mkdir(unfinished, { recursive: true });
      await takeOver(source, part);
      const made = await mkdir(dirname(target), { recursive: true });
      if (made) await syncFolder(dirname(made));
      await disk.rename(part, target);
      await syncFolder(dirname(target));
    } catch (error) {
      await disk.remove(part).catch(() => {});
      throw isDiskFull(error) ? storageFull(error) : storageAway(error);
    }
  }

  return {
    store: (key, source) => withinLimit(limitMs, () => store(key, source)),
    async open(key, range) {
      const handle = await withinLimit(limitMs, () => open(join(folder, key))).catch((error: unknown) => {
        throw codeOf(error) === 'ENOENT' ? fileMissing(error) : storageAway(error);
      });
      return handle.createReadStream(range);
    },
    remove: (key) =>
      withinLimit(limitMs, () =>
        disk.remove(join(folder, key)).catch((error: unknown) => {
          throw storageAway(error);
        }),
      ),
    tidy: (before) =>
      clearOlder(unfinished, before).catch((error: unknown) => {
        throw storageAway(error);
      }),
  };
}

/** Passes over a file that is gone, since others move and remove files meanwhile. */
const unlessGone = (error: unknown): undefined => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
  throw error;
};

/** Removes everything in a folder that is older than a moment; answers how much that was. */
export async function clearOlder(folder: string, before: Date): Promise<number> {
  let cleared = 0;
  for (const name of (await readdir(folder).catch(unlessGone)) ?? []) {
    const path = join(folder, name);
    const found = await stat(path).catch(unlessGone);
    if (!found || found.mtime >= before) continue;
    await rm(path, { recursive: true, force: true });
    cleared += 1;
  }
  return cleared;
}
