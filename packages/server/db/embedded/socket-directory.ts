import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from './account.ts';

/** The kernel takes so many bytes for the path of a socket, and PostgreSQL adds its name and lock ending. */
const longestDirectory = (platform: NodeJS.Platform): number =>
  (platform === 'darwin' ? 103 : 107) - '/.s.PGSQL.65535.lock'.length;

/** In the temporary folder, unless its path is too long for a socket. */
export function socketDirectoryIn(temporary: string, name: string, platform: NodeJS.Platform): string {
  const inTemporary = join(temporary, name);
  return Buffer.byteLength(inTemporary) <= longestDirectory(platform) ? inTemporary : join('/tmp', name);
}

/** A private directory for the socket: whoever can enter it is trusted, so nobody else may. */
export function makeSocketDirectory(folder: string, account: Account, platform: NodeJS.Platform): string {
  const me = process.geteuid?.() ?? 0;
  const name = `assay-${me}-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`;
  const directory = socketDirectoryIn(tmpdir(), name, platform);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const found = lstatSync(directory);
  const owners = [me, account.owner?.uid ?? me];
  if (!found.isDirectory() || !owners.includes(found.uid)) {
    throw new Error(`${directory} belongs to somebody else; remove it, or set TMPDIR to another directory.`);
  }
  chmodSync(directory, 0o700);
  if (account.owner) chownSync(directory, account.owner.uid, account.owner.gid);
  return directory;
}

/** A killed PostgreSQL leaves its socket's lock file, which counts while its pid is in use, be it by a zombie. */
export function emptySocketDirectory(directory: string): void {
  for (const name of readdirSync(directory))
    if (name.startsWith('.s.PGSQL.')) rmSync(join(directory, name), { force: true });
}
