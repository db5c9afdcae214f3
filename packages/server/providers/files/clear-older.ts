import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Nothing where there is no such thing: others move and remove files meanwhile. */
const unlessGone = (error: unknown): undefined => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
  throw error;
};

/** Removes what a folder holds from before a moment; answers how much that was. */
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
