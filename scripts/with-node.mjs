// Runs a script of this repository on the Node.js it is made for, whatever Node.js (20 or later) runs this file.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  askToStop,
  isParentGone,
  missingLibraries,
  missingLibrariesAdvice,
  passedSignals,
  runtimeFile,
  stdioWithChannel,
} from './platform.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.assay-stamp');
const lockFile = join(modules, '.assay-lock');
const lockGoesStaleAfter = 10_000;

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const runtimes = Object.keys(readJson(join(root, 'package.json')).optionalDependencies);
const wantedMajor = Number(readJson(join(root, 'package.json')).optionalDependencies[runtimes[0]].split('.')[0]);

function findRuntime() {
  const file = runtimeFile(runtimes);
  if (file && existsSync(join(modules, file))) return join(modules, file);
  return Number(process.versions.node.split('.')[0]) >= wantedMajor ? process.execPath : undefined;
}

function stamp() {
  const hash = createHash('sha256');
  const { packages } = readJson(join(root, 'package-lock.json'));
  const folders = Object.keys(packages).filter((path) => !path.includes('node_modules'));
  for (const file of ['package-lock.json', ...folders.map((folder) => join(folder, 'package.json'))]) {
    const path = join(root, file);
    hash.update(`${file}\0${existsSync(path) ? readFileSync(path) : ''}\0`);
  }
  return `${hash.digest('hex')} ${process.platform} ${process.arch}\n`;
}

const isInstalled = () =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp() && findRuntime() !== undefined;

let child;
const parent = process.ppid;
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
  // The others the terminal has sent to the child already.
  const passes = passedSignals().includes(signal);
  process.on(signal, () => passes && child?.kill(signal));
}
// The shell that npm puts in between swallows SIGTERM and leaves us behind.
const watch = setInterval(() => {
  if (!child || !isParentGone(parent)) return;
  clearInterval(watch);
  askToStop(child);
}, 500).unref();

const run = (command, args, options) =>
  new Promise((done, fail) => {
    child = spawn(command, args, { cwd: root, ...options });
    child.on('error', fail);
    child.on('exit', (code, signal) => done({ code, signal }));
  });

/** Ends as the child ended, so that the caller's shell sees the same. */
function exitAs({ code, signal }) {
  if (signal && process.platform !== 'win32') {
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  }
  process.exitCode = code ?? 1;
}

/** One process installs; the others wait for it. A holder that stopped touching its lock is gone. */
async function takeLock() {
  mkdirSync(modules, { recursive: true });
  for (;;) {
    try {
      writeFileSync(lockFile, `${process.pid}\n`, { flag: 'wx' });
      const touch = setInterval(() => existsSync(lockFile) && utimesSync(lockFile, new Date(), new Date()), 1000);
      return () => {
        clearInterval(touch);
        rmSync(lockFile, { force: true });
      };
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const touched = statSync(lockFile, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - touched > lockGoesStaleAfter) rmSync(lockFile, { force: true });
    await wait(200 + Math.random() * 200);
  }
}

async function install() {
  console.error('Installing packages; this takes about a minute the first time.');
  rmSync(stampFile, { force: true });
  const npm = process.env.npm_execpath;
  const known = npm && /^npm-cli\.c?js$/.test(basename(npm)) && existsSync(npm);
  const args = ['install', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const stdio = ['ignore', process.stderr, process.stderr];
  const ended = known
    ? await run(process.execPath, [npm, ...args], { stdio })
    : await run('npm', args, { stdio, shell: process.platform === 'win32' });
  if (ended.code !== 0) return ended;
  if (!findRuntime()) {
    // npm ends with 0 even when an optional package could not be fetched.
    console.error(
      `Node.js ${wantedMajor} for ${process.platform}-${process.arch} could not be fetched with the packages. ` +
        `Check the connection to the package registry and try again, or run this with Node.js ${wantedMajor} or later.`,
    );
    return { code: 1 };
  }
  writeFileSync(stampFile, stamp());
  return ended;
}

async function installOnce() {
  if (isInstalled()) return { code: 0 };
  const release = await takeLock();
  try {
    return isInstalled() ? { code: 0 } : await install();
  } finally {
    release();
  }
}

const missing = missingLibraries(process.env.SystemRoot);
if (missing.length > 0) console.error(missingLibrariesAdvice(missing));

const [script, ...args] = process.argv.slice(2);
if (!script) {
  console.error('Usage: node scripts/with-node.mjs FILE [arguments]');
  process.exit(2);
}
const installed = await installOnce().catch((error) => {
  console.error(`The packages could not be installed: ${error.message}`);
  return { code: 1 };
});
if (installed.code !== 0) {
  exitAs(installed);
} else {
  const pathName = Object.keys(process.env).find((name) => name.toLowerCase() === 'path') ?? 'PATH';
  const path = [join(modules, '.bin'), process.env[pathName]].filter(Boolean).join(delimiter);
  // Keeps the stripped and compiled sources: later starts need less time and memory.
  const compiled = process.env.NODE_COMPILE_CACHE ?? join(modules, '.cache', 'compile');
  const env = { ...process.env, [pathName]: path, NODE_COMPILE_CACHE: compiled };
  exitAs(await run(findRuntime(), [resolve(root, script), ...args], { stdio: stdioWithChannel(), env }));
}
