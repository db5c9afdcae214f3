import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { accountsForRoot, chooseAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { characterTypesOf, openCluster } from './cluster.ts';
import { processesIn } from './leftovers.ts';
import { socketDirectoryIn } from './socket-directory.ts';
import { startEmbedded } from './start-embedded.ts';
import { ask, emptyFolder, filledFolder, removeFolders, start } from './testing/folders.ts';

afterAll(removeFolders);

const { platform } = process;

describe('as it is done on Windows', () => {
  it('listens on this machine alone, asks for a password, keeps its log and stops by its own tool', async () => {
    const folder = emptyFolder();
    const postgres = await start(folder, { platform: 'win32' });
    expect(postgres.host).toBe('127.0.0.1');
    expect(await ask(postgres.url, `select current_setting('listen_addresses')`)).toEqual(['127.0.0.1']);
    const stranger = new URL(postgres.url);
    stranger.password = 'guess';
    await expect(ask(stranger.href, 'select 1')).rejects.toThrow('password authentication failed');
    await postgres.stop();
    const log = readFileSync(join(folder, 'postgres.log'), 'utf8');
    expect(log).toContain('password authentication failed');
    expect(log).toContain('received fast shutdown request');
    expect(log).toContain('database system is shut down');
    expect(existsSync(join(folder, 'cluster', 'postmaster.pid'))).toBe(false);
  });

  it.skipIf(platform === 'win32')('says what to do where PostgreSQL refuses administrators', async () => {
    const folder = await filledFolder();
    const real = dirname(findBinaries().postgres);
    const programs = emptyFolder();
    chmodSync(programs, 0o755);
    const refusal = 'Execution of PostgreSQL by a user with administrative permissions is not permitted.';
    const refusing = `[ "$1" = --version ] && exec "${real}/postgres" --version; echo "${refusal}" >&2; exit 1`;
    for (const [name, line] of [
      ['postgres', refusing],
      ['initdb', `exec "${real}/initdb" "$@"`],
      ['pg_ctl', `exec "${real}/pg_ctl" "$@"`],
    ] as const)
      writeFileSync(join(programs, name), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
    await expect(startEmbedded({ folder, binaries: programs, durable: false })).rejects.toThrow(
      'PostgreSQL does not run with administrator rights. Start Assay in an ordinary terminal',
    );
  });
});

describe('as it is done on macOS', () => {
  const hasLsof = spawnSync('lsof', ['-v']).status === 0;

  it.runIf(hasLsof)('finds the processes of a database that another life left behind, and no others', async () => {
    const folder = await filledFolder();
    const postgres = await start(folder);
    const directory = realpathSync(join(folder, 'cluster'));
    expect(processesIn(directory, 'darwin')).toContain(postgres.pid);
    expect(processesIn(directory, 'darwin').toSorted()).toEqual(processesIn(directory, platform).toSorted());
    expect(processesIn(emptyFolder(), 'darwin')).toEqual([]);
  });

  it('runs for root as somebody who has a name there', () => {
    const [first] = accountsForRoot(emptyFolder(), 'darwin');
    expect(first?.ids).toEqual({ uid: 1, gid: 1 });
    expect(accountsForRoot(emptyFolder(), 'darwin').map(({ prefix }) => prefix.join())).not.toContain('unshare');
  });

  it('keeps the path of its socket within what the kernel takes', () => {
    const name = 'assay-501-0123456789ab';
    const longest = `/${'t'.repeat(103 - '/.s.PGSQL.65535.lock'.length - name.length - 2)}`;
    expect(socketDirectoryIn(longest, name, 'darwin')).toBe(join(longest, name));
    expect(socketDirectoryIn(`${longest}t`, name, 'darwin')).toBe(join('/tmp', name));
    expect(socketDirectoryIn(`${longest}t`, name, 'linux')).toBe(join(`${longest}t`, name));
  });
});

describe('the letters that trigrams know', () => {
  it.each([
    ['linux', ['C.UTF-8', 'C']],
    ['darwin', ['C.UTF-8', 'UTF-8', 'C']],
    ['win32', ['C.UTF-8', 'en-US', 'C']],
  ] as const)('on %s are those of the first of %j that the system has', (system, types) => {
    expect(characterTypesOf(system)).toEqual(types);
  });

  it('are taken from the next character type where the system does not have one', async () => {
    const folder = emptyFolder();
    const binaries = findBinaries();
    const account = chooseAccount(binaries.postgres, folder, platform);
    const characterTypes = ['xx_NOWHERE.UTF-8', 'C.UTF-8', 'C'];
    await openCluster({ folder, account, binaries, durable: false, platform, characterTypes });
    const postgres = await start(folder);
    const query = 'select datctype from pg_database where datname = current_database()';
    expect(await ask(postgres.url, query)).toEqual(['C.UTF-8']);
  });
});
