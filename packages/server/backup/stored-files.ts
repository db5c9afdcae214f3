import type { Dirent } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupRefused } from './backup-refused.ts';
import type { FileMark } from './format.ts';

export const filesFolder = (dataDir: string): string => join(dataDir, 'files');

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return (await readdir(folder, { withFileTypes: true })).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Paths below the folder, with slashes, one folder at a time; dotted names are files that are still being written. */
export async function* walkFiles(folder: string, above = ''): AsyncGenerator<string> {
  for (const entry of await entriesOf(join(folder, above))) {
    if (entry.name.startsWith('.')) continue;
    const path = above ? `${above}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* walkFiles(folder, path);
    else if (entry.isFile()) yield path;
  }
}

export interface StoredFile {
  mark: FileMark;
  content: AsyncIterable<Buffer>;
}

/** Files are never changed after they were stored; one that was removed meanwhile is left out. */
export async function openStoredFile(folder: string, path: string): Promise<StoredFile | undefined> {
  const handle = await open(join(folder, path)).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (!handle) return undefined;
  const { size } = await handle.stat();
  async function* content(): AsyncGenerator<Buffer> {
    let read = 0;
    for await (const chunk of handle?.createReadStream() ?? []) {
      read += chunk.length;
      yield chunk;
    }
    if (read !== size) throw new BackupRefused(`${path} changed while it was read. Take the backup again.`);
  }
  return { mark: { path, size }, content: content() };
}
