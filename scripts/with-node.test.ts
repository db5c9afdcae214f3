import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const windows = process.platform === 'win32';
const runtime = `node-${windows ? 'win' : process.platform}-${process.arch}`;
const program = windows ? 'node.exe' : 'node';
let folder = '';
let children: ChildProcess[] = [];

/** Installs nothing but a runtime, which is the Node.js of this test, and notes that it was called. */
const npm = `
import { appendFileSync, copyFileSync, mkdirSync, symlinkSync } from 'node:fs';
appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
setTimeout(() => {
  if (process.env.NO_RUNTIME) return;
  mkdirSync('node_modules/${runtime}/bin', { recursive: true });
  // Not everybody may make links on Windows.
  const provide = ${windows} ? copyFileSync : symlinkSync;
  try { provide(process.execPath, 'node_modules/${runtime}/bin/${program}'); } catch {}
}, 300);
`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay with-node '));
  mkdirSync(join(folder, 'scripts'));
  for (const file of ['with-node.mjs', 'platform.mjs'])
    cpSync(resolve(import.meta.dirname, file), join(folder, 'scripts', file));
  write('npm-cli.js', npm);
  write('package.json', JSON.stringify({ type: 'module', optionalDependencies: { [runtime]: '99.0.0' } }));
  write('package-lock.json', JSON.stringify({ packages: { '': {} } }));
  write('say.ts', `const text: string = process.argv.slice(2).join('|');\nconsole.log(text);\nprocess.exit(7);\n`);
  write(
    'stay.ts',
    `process.on('SIGTERM', () => process.exit(42));\nsetInterval(() => {}, 1000);\nconsole.log(process.pid);\n`,
  );
});

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  rmSync(folder, { recursive: true, force: true });
});

const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);
const timesInstalled = (): number => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n').length;

function run(args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, [join(folder, 'scripts', 'with-node.mjs'), ...args], {
    env: { ...process.env, npm_execpath: join(folder, 'npm-cli.js'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

async function finish(child: ChildProcess): Promise<{ code: unknown; out: string; err: string }> {
  let [out, err] = ['', ''];
  child.stdout?.on('data', (chunk) => (out += chunk));
  child.stderr?.on('data', (chunk) => (err += chunk));
  const [code] = await once(child, 'close');
  return { code, out, err };
}

const pidOf = async (child: ChildProcess): Promise<number> => {
  for await (const chunk of child.stdout ?? []) return Number(chunk);
  return 0;
};

describe('a command of the repository', () => {
  test('installs on the first run alone, passes arguments on and ends as its script ends', async () => {
    expect(await finish(run(['say.ts', 'a', 'b c']))).toMatchObject({ code: 7, out: 'a|b c\n' });
    expect(await finish(run(['say.ts', 'd']))).toMatchObject({ code: 7, out: 'd\n', err: '' });
    expect(readFileSync(join(folder, 'calls'), 'utf8')).toMatch(/^install --include=dev --include=optional .*\n$/);
  });

  test('installs once when two start at once', async () => {
    const ended = await Promise.all([finish(run(['say.ts', 'a'])), finish(run(['say.ts', 'b']))]);
    expect(ended.map(({ out }) => out)).toEqual(['a\n', 'b\n']);
    expect(timesInstalled()).toBe(1);
  });

  test('installs again when the packages have changed', async () => {
    await finish(run(['say.ts']));
    write('package-lock.json', JSON.stringify({ packages: { '': {}, 'node_modules/new': {} } }));
    await finish(run(['say.ts']));
    expect(timesInstalled()).toBe(2);
  });

  test('does not wait for an installation that was killed', async () => {
    mkdirSync(join(folder, 'node_modules'));
    const lock = join('node_modules', '.assay-lock');
    write(lock, '1\n');
    utimesSync(join(folder, lock), new Date(0), new Date(0));
    expect(await finish(run(['say.ts', 'a']))).toMatchObject({ code: 7, out: 'a\n' });
    expect(existsSync(join(folder, lock))).toBe(false);
  });

  test('says so when the runtime did not come with the packages, and tries again next time', async () => {
    const { code, err } = await finish(run(['say.ts'], { NO_RUNTIME: 'yes' }));
    expect(code).toBe(1);
    expect(err).toContain(`Node.js 99 for ${process.platform}-${process.arch} could not be fetched`);
    expect(await finish(run(['say.ts', 'a']))).toMatchObject({ code: 7, out: 'a\n' });
  });

  // Windows knows neither that signal nor this shell.
  test.skipIf(windows)('passes SIGTERM on to its script and waits for its end', async () => {
    const child = run(['stay.ts']);
    await pidOf(child);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([42, null]);
  });

  test.skipIf(windows)('stops its script when the one who started it is gone', async () => {
    await finish(run(['say.ts']));
    const line = `"$0" "$1" stay.ts & echo $!; wait`;
    const shell = spawn('/bin/sh', ['-c', line, process.execPath, join(folder, 'scripts', 'with-node.mjs')], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    children.push(shell);
    let output = '';
    for await (const chunk of shell.stdout) {
      output += chunk;
      if (output.trim().split('\n').length === 2) break;
    }
    shell.kill('SIGKILL');
    const pids = output.trim().split('\n').map(Number);
    await expect.poll(() => pids.filter(isAlive), { timeout: 5000 }).toEqual([]);
  });
});

const isAlive = (pid: number): boolean => spawnSync('kill', ['-0', String(pid)]).status === 0;
