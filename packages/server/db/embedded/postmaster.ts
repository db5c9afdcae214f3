import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Account, cleanEnvironment, run } from './account.ts';
import type { Binaries } from './binaries.ts';
import { endLeftovers, forgetStalePid } from './leftovers.ts';
import type { LogFile } from './log-file.ts';
import { watchParent } from './parent-watch.ts';
import { emptySocketDirectory } from './socket-directory.ts';

export interface PostmasterPlan {
  binaries: Binaries;
  account: Account;
  directory: string;
  /** Absent where PostgreSQL listens on TCP. */
  socketDirectory?: string;
  settings: Record<string, string>;
  logFile: LogFile;
  platform: NodeJS.Platform;
}

export interface Postmaster {
  pid: number;
  /** Settles when the process has ended. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

const startDeadline = 60_000;
const notAsAdministrator =
  'PostgreSQL does not run with administrator rights. Start Assay in an ordinary terminal, or set DATABASE_URL.';

/** Starts PostgreSQL and waits until it takes connections, outlasting what an earlier life left behind. */
export async function startPostmaster(plan: PostmasterPlan): Promise<Postmaster> {
  const deadline = Date.now() + startDeadline;
  for (;;) {
    await endLeftovers(plan.directory, plan.platform);
    forgetStalePid(plan.directory, plan.platform);
    if (plan.socketDirectory) emptySocketDirectory(plan.socketDirectory);
    const since = plan.logFile.size();
    const postmaster = launch(plan);
    if (await isReady(plan.directory, postmaster, deadline)) return postmaster;
    await postmaster.stop();
    const logged = plan.logFile.tail(since);
    if (/administrative permissions/.test(logged)) throw new Error(notAsAdministrator);
    const passes = /lock file|shared memory block|Address already in use/.test(logged);
    if (!passes || Date.now() > deadline) throw new Error(`PostgreSQL does not start in ${plan.directory}:\n${logged}`);
    await wait(100);
  }
}

function launch({ binaries, account, directory, settings, logFile, platform }: PostmasterPlan): Postmaster {
  const windows = platform === 'win32';
  const switches = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const dying = hasSetpriv() ? ['setpriv', '--pdeathsig', 'INT', '--'] : [];
  const line = [...account.prefix, ...dying, binaries.postgres, '-D', directory, ...switches];
  const child = spawn(line[0] ?? binaries.postgres, line.slice(1), {
    ...account.ids,
    cwd: '/',
    env: cleanEnvironment(),
    // Only with pipes has it no console on Windows, and does not hear the Ctrl+C that is for us.
    stdio: windows ? ['ignore', 'pipe', 'pipe'] : ['ignore', logFile.descriptor, logFile.descriptor],
    // Ctrl+C in the terminal is for us: the server first, then its database.
    detached: !windows,
    windowsHide: true,
  });
  for (const output of [child.stdout, child.stderr]) output?.on('data', logFile.write);
  const ended = new Promise<void>((done) => {
    // What comes through a pipe is in the log before anyone closes that.
    child.once(windows ? 'close' : 'exit', () => done());
    child.once('error', () => done());
  });
  const unwatch = dying.length > 0 || windows || !child.pid ? undefined : watchParent(child.pid);
  const control = (...args: string[]) => run(account, binaries.pgCtl, [...args, '-D', directory, '-m', 'fast']);
  // Windows knows no signal that PostgreSQL hears: there its own tool tells it.
  const signalAtExit = (): void => void (windows ? control('stop', '-t', '10') : child.kill('SIGINT'));
  process.once('exit', signalAtExit);
  void ended.then(() => {
    process.off('exit', signalAtExit);
    unwatch?.();
  });
  const stop = (): Promise<void> =>
    stopProcess(child, ended, () => void (windows ? control('stop', '-W') : child.kill('SIGINT')));
  return { pid: child.pid ?? 0, ended, stop };
}

const running = (child: ChildProcess): boolean =>
  child.pid !== undefined && child.exitCode === null && child.signalCode === null;

async function stopProcess(child: ChildProcess, ended: Promise<void>, ask: () => void): Promise<void> {
  const steps = [
    ['ask', 15_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const;
  for (const [signal, patience] of steps) {
    if (!running(child)) return;
    if (signal === 'ask') ask();
    else child.kill(signal);
    await Promise.race([ended, wait(patience, undefined, { ref: false })]);
  }
}

/** PostgreSQL writes its state into the eighth line of its pid file. */
async function isReady(directory: string, postmaster: Postmaster, deadline: number): Promise<boolean> {
  const file = join(directory, 'postmaster.pid');
  let gone = false;
  void postmaster.ended.then(() => {
    gone = true;
  });
  while (!gone && Date.now() < deadline) {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    if (Number(lines[0]) === postmaster.pid && lines[7]?.trim() === 'ready') return true;
    await wait(15);
  }
  return false;
}

const hasSetpriv = (): boolean =>
  process.platform === 'linux' &&
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'setpriv')));
