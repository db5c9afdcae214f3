import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDisk } from '../../disk/disk.ts';
import { syncFolder } from '../../disk/sync.ts';
import { type Account, hand, run } from './account.ts';
import type { Binaries } from './binaries.ts';

export const superuser = 'assay';

export interface Cluster {
  directory: string;
  /** Set where PostgreSQL listens on TCP and trusts nobody. */
  password?: string;
}

interface Making {
  folder: string;
  account: Account;
  binaries: Binaries;
  durable: boolean;
  platform: NodeJS.Platform;
  /** Tried in this order. */
  characterTypes?: readonly string[];
}

const unfinished = 'cluster.unfinished';

/** Trigrams of letters beyond ASCII need a character type that knows them, and every system names it its own way. */
export const characterTypesOf = (platform: NodeJS.Platform): readonly string[] =>
  platform === 'darwin'
    ? ['C.UTF-8', 'UTF-8', 'C']
    : platform === 'win32'
      ? ['C.UTF-8', 'en-US', 'C']
      : ['C.UTF-8', 'C'];

/** The cluster of the folder, made on first use; a kill in the middle leaves nothing that looks finished. */
export async function openCluster(making: Making): Promise<Cluster> {
  const overTcp = making.platform === 'win32';
  const directory = join(making.folder, 'cluster');
  const passwordFile = join(making.folder, 'password');
  await openDisk().remove(join(making.folder, unfinished));
  if (overTcp && !existsSync(passwordFile)) {
    writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  }
  const password = overTcp ? readFileSync(passwordFile, 'utf8') : undefined;
  if (!existsSync(directory)) await makeCluster(making, directory, password && passwordFile);
  requireMajor(directory, making.binaries.major);
  hand(directory, making.account);
  return password ? { directory, password } : { directory };
}

async function makeCluster(making: Making, directory: string, passwordFile?: string): Promise<void> {
  const { folder, account, binaries, durable, platform, characterTypes = characterTypesOf(platform) } = making;
  const temporary = join(folder, unfinished);
  const disk = openDisk();
  const make = async (characterType: string) => {
    await disk.remove(temporary);
    mkdirSync(temporary, { mode: 0o700 });
    hand(temporary, account);
    return run(account, binaries.initdb, [
      `--pgdata=${temporary}`,
      `--username=${superuser}`,
      '--encoding=UTF8',
      '--locale-provider=icu',
      '--icu-locale=und',
      '--locale=C',
      `--lc-ctype=${characterType}`,
      '--data-checksums',
      '--no-instructions',
      ...(passwordFile ? ['--auth=scram-sha-256', `--pwfile=${passwordFile}`] : ['--auth=trust']),
      ...(durable ? [] : ['--no-sync']),
    ]);
  };
  let made: Awaited<ReturnType<typeof make>> | undefined;
  for (const characterType of characterTypes) {
    made = await make(characterType);
    if (made.status === 0 || !made.stderr?.includes('locale')) break;
  }
  if (made?.status !== 0) {
    throw new Error(`PostgreSQL could not make its files in ${folder}: ${made?.error?.message ?? made?.stderr.trim()}`);
  }
  await disk.rename(temporary, directory);
  if (durable) await syncFolder(folder);
}

function requireMajor(directory: string, major: number): void {
  const made = Number(readFileSync(join(directory, 'PG_VERSION'), 'utf8'));
  if (made === major) return;
  throw new Error(`${directory} was made by PostgreSQL ${made} and cannot be opened by PostgreSQL ${major}.`);
}
