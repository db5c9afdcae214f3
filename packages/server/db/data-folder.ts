import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigError } from '../config/config.ts';
import { openDisk } from '../disk/disk.ts';
import { syncFolder } from '../disk/sync.ts';
import { type EmbeddedOptions, type EmbeddedPostgres, startEmbedded } from './embedded/start-embedded.ts';
import { hasOtherSchema, isReleased, type Schema } from './migrate.ts';

interface DataFolderOptions extends Omit<EmbeddedOptions, 'folder'> {
  dataDir: string;
  schema: Schema;
  say: (line: string) => void;
}

function freeName(folder: string, now: Date): string {
  const name = `${folder}-set-aside-${now.toISOString().slice(0, 10)}`;
  for (let n = 1; ; n++) {
    const numbered = n === 1 ? name : `${name}-${n}`;
    if (!existsSync(numbered)) return numbered;
  }
}

async function setAside(folder: string, name: string): Promise<void> {
  try {
    await openDisk().rename(folder, name);
  } catch (error) {
    throw new ConfigError(
      `${folder} could not be renamed (${(error as NodeJS.ErrnoException).code}), so it stays as it is.
  Rename it yourself, or set ASSAY_DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  await syncFolder(dirname(folder));
}

/**
 * The embedded database of a data folder. Before version 1.0.0 a folder whose database has another schema is set aside as a
 * whole, under another name beside it, and a new one is made: nothing in it is changed or removed.
 */
export async function openDataFolder({
  dataDir,
  schema,
  say,
  ...options
}: DataFolderOptions): Promise<EmbeddedPostgres> {
  const open = () => startEmbedded({ ...options, folder: join(dataDir, 'database'), log: say });
  const postgres = await open();
  try {
    if (isReleased(schema) || !(await hasOtherSchema({ connectionString: postgres.url }, schema))) return postgres;
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  const folder = realpathSync(dataDir);
  const name = freeName(folder, new Date());
  // Said before it is done, so that it was said wherever a kill interrupts this.
  say(`${folder} has another database schema than this version. It is set aside as ${name}, and a new one is made.`);
  return await postgres.stopAndMove(async () => {
    await setAside(folder, name);
    return await open();
  });
}
