import { accessSync, constants, existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { chooseAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { type Cluster, openCluster, superuser } from './cluster.ts';
import { lockFolder } from './folder-lock.ts';
import { openLogFile } from './log-file.ts';
import { settingsFor } from './settings.ts';
import { makeSocketDirectory } from './socket-directory.ts';
import { supervise } from './supervise.ts';

export interface EmbeddedOptions {
  /** Holds the cluster, its log and its lock; made when missing. */
  folder: string;
  /** False gives up safety for speed: for tests. */
  durable?: boolean;
  /** The `bin` folder of another PostgreSQL 15 or later. */
  binaries?: string;
  log?: (line: string) => void;
  /** Another system's ways, where a test tries them. */
  platform?: NodeJS.Platform;
}

export interface EmbeddedPostgres {
  /** The directory of the socket, or 127.0.0.1 on Windows. */
  host: string;
  port: number;
  user: string;
  database: 'postgres';
  password?: string;
  url: string;
  /** Of the present postmaster: another one after a restart. */
  readonly pid: number;
  /** Tells a second process on the folder where this one is reached. */
  announce(address: string): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
  /** Stops, moves the folder by `work`, and lets no other process have it meanwhile. */
  stopAndMove<T>(work: () => Promise<T>): Promise<T>;
}

/** Real PostgreSQL in a folder of its own: starts again when it dies, and ends with this process. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { durable = true, log = () => {}, platform = process.platform } = options;
  const windows = platform === 'win32';
  mkdirSync(options.folder, { recursive: true });
  const folder = realpathSync(options.folder);
  requireWritable(folder);
  const lock = await lockFolder(folder);
  const undo: (() => void | Promise<void>)[] = [];
  const stopAll = async (): Promise<void> => {
    for (const step of undo.splice(0)) await step();
  };
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopped ??= stopAll().finally(lock.release));
  try {
    const binaries = findBinaries(options.binaries);
    const account = chooseAccount(binaries.postgres, folder, platform);
    const logFile = openLogFile(join(folder, 'postgres.log'));
    undo.unshift(logFile.close);
    if (!existsSync(join(folder, 'cluster'))) log('Making the database, on the first start only.');
    const cluster = await openCluster({ folder, account, binaries, durable, platform });
    const host = windows ? '127.0.0.1' : makeSocketDirectory(folder, account, platform);
    if (!windows) undo.unshift(() => rmSync(host, { recursive: true, force: true }));
    const port = windows ? await freePort() : 5432;
    const settings = settingsFor({ host, port, durable });
    const socketDirectory = windows ? {} : { socketDirectory: host };
    const postgres = await supervise(
      { binaries, account, directory: cluster.directory, ...socketDirectory, settings, logFile, platform },
      log,
    );
    undo.unshift(postgres.stop);
    return {
      ...connection(host, port, cluster),
      get pid() {
        return postgres.pid();
      },
      announce: lock.announce,
      restart: postgres.restart,
      stop,
      stopAndMove: async (work) => {
        // Windows moves no folder in which a file is open, which the lock is; it refuses likewise where another process has taken the lock since.
        if (windows) return await stop().then(work);
        try {
          await stopAll();
          await lock.withdraw();
          return await work();
        } finally {
          await lock.release();
        }
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function requireWritable(folder: string): void {
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new Error(`${folder} belongs to somebody else and cannot be written.`, { cause: error });
  }
}

function connection(host: string, port: number, { password }: Cluster) {
  const login = password ? `${superuser}:${encodeURIComponent(password)}` : superuser;
  const url = `postgresql://${login}@${encodeURIComponent(host)}:${port}/postgres`;
  return { host, port, user: superuser, database: 'postgres' as const, url, ...(password && { password }) };
}

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
