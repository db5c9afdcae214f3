import { createWriteStream } from 'node:fs';
import { copyFile, link, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openDisk } from '../disk/disk.ts';
import { BackupRefused } from './backup-refused.ts';
import type { FileMark } from './format.ts';
import { filesFolder, walkFiles } from './stored-files.ts';

export interface RestoredFiles {
  add(file: FileMark, content: AsyncIterable<Buffer>): Promise<void>;
  /** Before the commit: new files stand beside old ones, so that whichever database survives finds its own. */
  join(): Promise<void>;
  /** After the commit: only the backup's files are left. */
  replaceOld(): Promise<void>;
  forget(): Promise<void>;
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

function refuseStrangePath(path: string): void {
  const strange = (part: string): boolean => part === '' || part === '.' || part === '..';
  if (/[\\\0:]/.test(path) || path.split('/').some(strange))
    throw new BackupRefused(
      `The backup has a file with the path ${path}, which leads elsewhere. Nothing was restored.`,
    );
}

/** Files wait in a folder of their own until the database is ready. */
export async function stageFiles(dataDir: string): Promise<RestoredFiles> {
  const disk = openDisk();
  const target = filesFolder(dataDir);
  const staged = `${target}.restoring`;
  const replaced = `${target}.replaced`;
  const forget = (): Promise<void> => disk.remove(staged);
  await forget();

  return {
    forget,
    async add({ path }, content) {
      refuseStrangePath(path);
      const file = join(staged, path);
      await mkdir(dirname(file), { recursive: true });
      await pipeline(content, createWriteStream(file, { flags: 'wx', flush: true }));
    },
    async join() {
      for await (const path of walkFiles(staged)) {
        const [from, to] = [join(staged, path), join(target, path)];
        if (await exists(to)) continue;
        await mkdir(dirname(to), { recursive: true });
        // Not every file system has links.
        await link(from, to).catch(() => copyFile(from, to));
      }
    },
    async replaceOld() {
      await disk.remove(replaced);
      if (await exists(target)) await disk.rename(target, replaced);
      if (await exists(staged)) await disk.rename(staged, target);
      await disk.remove(replaced);
    },
  };
}
