import { type FileHandle, open } from 'node:fs/promises';

async function syncAndClose(handle: FileHandle): Promise<void> {
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Forces a file to the disk; Windows does so only for a handle that may write. */
export const syncFile = async (path: string): Promise<void> => syncAndClose(await open(path, 'r+'));

/** A new name is on the disk only once its folder is; Windows keeps names by itself and opens no folders. */
export async function syncFolder(folder: string, platform: NodeJS.Platform = process.platform): Promise<void> {
  if (platform !== 'win32') await syncAndClose(await open(folder));
}
