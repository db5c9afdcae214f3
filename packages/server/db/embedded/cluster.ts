import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
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
}

const unfinished = 'cluster.unfinished';
const overTcp = process.platform === 'win32';

/** The cluster of the folder, made on first use; a kill in the middle leaves nothing that looks finished. */
export function openCluster(making: Making): Cluster {
  const directory = join(making.folder, 'cluster');
  const passwordFile = join(making.folder, 'password');
  rmSync(join(making.folder, unfinished), { recursive: true, force: true });
  if (overTcp && !existsSync(passwordFile)) {
    writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  }
  const password = overTcp ? readFileSync(passwordFile, 'utf8') : undefined;
  if (!existsSync(directory)) makeCluster(making, directory, password && passwordFile);
  requireMajor(directory, making.binaries.major);
  hand(directory, making.account);
  return password ? { directory, password } : { directory };
}

function makeCluster({ folder, account, binaries, durable }: Making, directory: string, passwordFile?: string): void {
  const temporary = join(folder, unfinished);
  const make = (characterType: string) => {
    rmSync(temporary, { recursive: true, force: true });
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
  // Trigrams of letters beyond ASCII need a character type that knows them; not every system has this one.
  let made = make('C.UTF-8');
  if (made.status !== 0 && made.stderr.includes('locale')) made = make('C');
  if (made.status !== 0) {
    throw new Error(`PostgreSQL could not make its files in ${folder}: ${made.error?.message ?? made.stderr.trim()}`);
  }
  renameSync(temporary, directory);
  if (durable && !overTcp) syncDirectory(folder);
}

function requireMajor(directory: string, major: number): void {
  const made = Number(readFileSync(join(directory, 'PG_VERSION'), 'utf8'));
  if (made === major) return;
  throw new Error(`${directory} was made by PostgreSQL ${made} and cannot be opened by PostgreSQL ${major}.`);
}

/** A rename is only kept for certain once its directory is on the disk. */
function syncDirectory(directory: string): void {
  const descriptor = openSync(directory, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
