// What differs between systems before anything is installed; plain JavaScript, because any Node.js from 20 on runs it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The file of the Node.js that came with the packages, among the packages of that kind.
 * @param {readonly string[]} runtimes
 * @param {{ platform: string, arch: string }} system
 */
export function runtimeFile(runtimes, { platform, arch } = process) {
  const windows = platform === 'win32';
  const name = runtimes.find((runtime) => runtime.endsWith(`-${windows ? 'win' : platform}-${arch}`));
  return name && join(name, 'bin', windows ? 'node.exe' : 'node');
}

const visualCppLibraries = ['vcruntime140.dll', 'vcruntime140_1.dll', 'msvcp140.dll'];

/**
 * PostgreSQL, the password hash and other native programs are built on libraries that not every Windows has.
 * @param {string | undefined} systemRoot
 */
export function missingLibraries(systemRoot, platform = process.platform) {
  if (platform !== 'win32' || !systemRoot) return [];
  return visualCppLibraries.filter((file) => !existsSync(join(systemRoot, 'System32', file)));
}

/** @param {readonly string[]} missing */
export const missingLibrariesAdvice = (missing) =>
  `Windows lacks ${missing.join(', ')}, which PostgreSQL and other programs need. Install them once:\n` +
  '  winget install Microsoft.VCRedist.2015+.x64';

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * An orphan gets another parent, but on Windows, where it keeps the number of the dead one.
 * @param {number} parent
 */
export const isParentGone = (parent, platform = process.platform) =>
  platform === 'win32' ? !isAlive(parent) : process.ppid !== parent;

/** Windows sends Ctrl+C and the closing of the window to every program of the terminal itself, and knows no other signal. */
export const passedSignals = (platform = process.platform) => (platform === 'win32' ? [] : ['SIGTERM', 'SIGHUP']);

/** Every signal ends a program of Windows on the spot: there the end of the channel asks for a stop in good order. */
export const stdioWithChannel = (platform = process.platform) =>
  platform === 'win32' ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit';

/** @param {import('node:child_process').ChildProcess} child */
export function askToStop(child, platform = process.platform) {
  if (platform !== 'win32' || !child.connected) return void child.kill('SIGTERM');
  child.disconnect();
  setTimeout(() => child.kill(), 30_000).unref();
}
