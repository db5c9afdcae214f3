import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Disk, openDisk } from '../../disk/disk.ts';

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
  announce(address: string): Promise<void>;
  /** Takes the note of where this process is reached out of the folder; the lock stays. */
  withdraw(): Promise<void>;
  release(): Promise<void>;
}

const lockedCode = 5;

/** SQLite's file lock is the one lock of the operating system that Node.js offers; it ends with the process, however that dies. */
export async function lockFolder(folder: string, disk: Disk = openDisk()): Promise<FolderLock> {
  const running = join(folder, 'running.json');
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 100 });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== lockedCode) throw error;
    throw new DataFolderInUse(folder, readRunning(running));
  }
  const note = async (state: Running): Promise<void> => {
    writeFileSync(`${running}.new`, `${JSON.stringify(state)}\n`);
    await disk.rename(`${running}.new`, running);
  };
  let isNoted = true;
  const withdraw = async (): Promise<void> => {
    if (!isNoted) return;
    isNoted = false;
    await disk.remove(running);
  };
  // Whatever becomes of the note: the lock alone decides who may work on the folder.
  const release = (): Promise<void> => withdraw().finally(() => lock.isOpen && lock.close());
  try {
    await note({ pid: process.pid });
  } catch (error) {
    await release();
    throw error;
  }
  return { announce: (address) => note({ pid: process.pid, address }), withdraw, release };
}

function readRunning(file: string): Running | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
