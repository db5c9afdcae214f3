import { open, readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { MasterDataSource } from './master-data-source.ts';

/** A folder of this machine; whoever puts files there writes them aside and renames them. */
export function folderSource(given: string): MasterDataSource {
  const folder = resolve(given);
  return {
    place: folder,
    list: async () => {
      const names = (await readdir(folder)).filter((name) => name.toLowerCase().endsWith('.csv'));
      const files = await Promise.all(
        names.map(async (name) => {
          const { size, mtimeMs } = await stat(join(folder, name));
          return { name, fingerprint: `${size} ${mtimeMs}` };
        }),
      );
      return files.sort((a, b) => (a.name < b.name ? -1 : 1));
    },
    open: async (name) => (await open(join(folder, name))).createReadStream(),
  };
}
