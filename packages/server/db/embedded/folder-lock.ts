import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process works on the data folder. */
export class DataFolderInUse extends Error {
  readonly folder: string;
  /** Where the other process can be reached; absent while it is still starting. */
  readonly address: string | undefined;
  readonly pid: number | undefined;

  constructor(folder: string, holder: Running | undefined) {
    super(`already running${holder?.address ? ` at ${holder.address}` : ''} (data folder ${folder})`);
    this.name = 'DataFolderInUse';
    this.folder = folder;
    this.address = holder?.address;
    this.pid = holder?.pid;
  }
}

interface Running {
  pid: number;
  address?: string;
}

export interface FolderLock {
  announce(address: string): void;
  release(): void;
}

const lockedCode = 5;

/** SQLite's file lock is the one lock of the operating system that Node.js offers; it ends with the process, however that dies. */
export function lockFolder(folder: string): FolderLock {
  const running = join(folder, 'running.json');
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 100 });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== lockedCode) throw error;
    throw new DataFolderInUse(folder, readRunning(running));
  }
  const note = (state: Running): void => {
    writeFileSync(`${running}.new`, `${JSON.stringify(state)}\n`);
    renameSync(`${running}.new`, running);
  };
  note({ pid: process.pid });
  return {
    announce: (address) => note({ pid: process.pid, address }),
    release: () => {
      rmSync(running, { force: true });
      lock.close();
    },
  };
}

function readRunning(file: string): Running | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
