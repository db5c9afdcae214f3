import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';

/** Who PostgreSQL runs as: it refuses to run as root. */
export interface Account {
  name: string;
  /** Put in front of the command. */
  prefix: string[];
  /** Switches the spawned process; absent when it stays the user that we are. */
  ids?: { uid: number; gid: number };
  /** The owner of the files as seen from outside; absent when ownership needs no care. */
  owner?: { uid: number; gid: number };
}

const nobody = 65534;
/** macOS knows no name for that number, and PostgreSQL wants one. */
const daemon = 1;
const ourselves: Account = { name: 'ourselves', prefix: [] };

const asUser = (name: string, uid: number, gid: number): Account => {
  const ids = { uid, gid };
  return { name, prefix: [], ids, owner: ids };
};

/** Whoever calls itself nobody in a namespace of its own still enters what only it may enter. */
const inNamespace: Account = {
  name: 'ourselves in a user namespace',
  prefix: ['unshare', '-U', `--map-user=${nobody}`, `--map-group=${nobody}`],
};

/** Whom root may run PostgreSQL as, the best first. */
export function accountsForRoot(folder: string, platform: NodeJS.Platform): Account[] {
  const owners = ownersAbove(folder).map(({ uid, gid }) => asUser(`user ${uid}`, uid, gid));
  if (platform === 'darwin') return [asUser('daemon', daemon, daemon), ...owners];
  return [asUser('nobody', nobody, nobody), { ...inNamespace, owner: { uid: 0, gid: 0 } }, ...owners];
}

/** The first account that can both run the program and write the folder. */
export function chooseAccount(postgres: string, folder: string, platform: NodeJS.Platform): Account {
  if (process.geteuid?.() !== 0) return hasName() ? ourselves : inNamespace;
  const chosen = accountsForRoot(folder, platform).find((account) => canRun(account, postgres, folder));
  if (chosen) return chosen;
  throw new Error(
    `PostgreSQL does not run as root, and no other account can use both ${postgres} and ${folder}. ` +
      'Start as an ordinary user, set ASSAY_DATA_DIR to another folder, or set DATABASE_URL.',
  );
}

/** Below somebody's private home only they can go. */
function ownersAbove(folder: string): { uid: number; gid: number }[] {
  const above = dirname(folder);
  const rest = above === folder ? [] : ownersAbove(above);
  const { uid, gid } = statSync(above);
  return uid === 0 || rest.some((owner) => owner.uid === uid) ? rest : [{ uid, gid }, ...rest];
}

/** Containers like to run under a number that no list of users knows; PostgreSQL wants to know its name. */
function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

const canRun = (account: Account, postgres: string, folder: string): boolean =>
  run(account, postgres, ['--version']).status === 0 && run(account, 'test', ['-x', folder]).status === 0;

export function run(account: Account, command: string, args: string[]): SpawnSyncReturns<string> {
  const [program = command, ...rest] = [...account.prefix, command, ...args];
  return spawnSync(program, rest, {
    ...account.ids,
    cwd: '/',
    env: cleanEnvironment(),
    encoding: 'utf8',
    windowsHide: true,
  });
}

/** Without the PG* variables, which would lead PostgreSQL elsewhere. */
export const cleanEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('PG') && !name.startsWith('LC_')),
  ),
  LANG: 'C',
});

/** Gives a folder and all in it to the account: it may come from a run as someone else. */
export function hand(folder: string, { owner }: Account): void {
  chmodSync(folder, 0o700);
  if (!owner) return;
  const top = lstatSync(folder);
  if (top.uid === owner.uid && top.gid === owner.gid) return;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isSymbolicLink()) chownSync(join(entry.parentPath, entry.name), owner.uid, owner.gid);
  }
  // The top goes last: its owner tells whether a hand-over was finished.
  chownSync(folder, owner.uid, owner.gid);
}
