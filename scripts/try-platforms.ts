import { closeSync, cpSync, globSync, mkdirSync, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Lock } from './platforms/lock-holes.ts';
import { nativePrograms } from './platforms/native-programs.ts';
import { type Platform, platforms } from './platforms/platforms.ts';
import { runsOn } from './platforms/program-header.ts';
import { root, runCommand } from './programs.ts';
import { stopWithParent } from './stop-with-parent.ts';

// Installs the packages as each platform would, into an empty folder, and looks whether every program is there and made for it.
stopWithParent();
const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const manifests = Object.keys(lock.packages)
  .filter((place) => !place.includes('node_modules'))
  .map((place) => join(place, 'package.json'));

for (const platform of platforms) {
  const folder = mkdtempSync(join(tmpdir(), 'assay-platform-'));
  try {
    await install(platform, folder);
    report(platform, join(folder, 'node_modules'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function install({ name, os, cpu, libc }: Platform, folder: string): Promise<void> {
  for (const file of ['package-lock.json', '.npmrc', ...manifests]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  const machine = [`--os=${os}`, `--cpu=${cpu}`, ...(libc ? [`--libc=${libc}`] : [])];
  const args = ['ci', '--prefix', folder, ...machine, '--ignore-scripts', '--include=dev', '--include=optional'];
  const { code, output } = await runCommand('npm', [...args, '--no-audit', '--no-fund'], { quiet: true });
  if (code === 0) return;
  console.log(output.trim());
  throw new Error(`The packages could not be installed as on ${name}.`);
}

function report(platform: Platform, modules: string): void {
  const wanted = nativePrograms.flatMap(({ name, file }) => {
    const pattern = file(platform);
    return pattern === undefined ? [] : [{ name, pattern }];
  });
  const missing = wanted.flatMap(({ name, pattern }) => {
    const [found] = globSync(pattern, { cwd: modules });
    if (!found) return [`${name}: ${pattern} is not there`];
    return runsOn(firstBytes(join(modules, found)), platform) ? [] : [`${name}: ${found} is made for another machine`];
  });
  console.log(`${missing.length === 0 ? 'ok    ' : 'FAILED'} ${platform.name}: ${wanted.length} programs`);
  for (const line of missing) console.log(`         ${line}`);
  if (missing.length > 0) process.exitCode = 1;
}

function firstBytes(file: string): Buffer {
  const bytes = Buffer.alloc(4096);
  const handle = openSync(file, 'r');
  try {
    return bytes.subarray(0, readSync(handle, bytes));
  } finally {
    closeSync(handle);
  }
}
