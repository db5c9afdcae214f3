import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

/** Run by Node.js itself and not through the shell: works on every system and in a path with spaces. */
const programs = {
  biome: '@biomejs/biome/bin/biome',
  knip: 'knip/bin/knip.js',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/bin/tsc',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
};

export type ProgramName = keyof typeof programs;

export const programFile = (name: ProgramName): string => join(root, 'node_modules', programs[name]);

export interface Ended {
  code: number;
  /** What it printed, where that was wanted. */
  output: string;
  seconds: number;
}

interface RunOptions {
  env?: Record<string, string>;
  /** Keeps what is printed for later, instead of showing it. */
  quiet?: boolean;
  /** Takes only what other programs leave of the machine. */
  yields?: boolean;
}

export const runProgram = (name: ProgramName, args: string[], options?: RunOptions): Promise<Ended> =>
  runCommand(process.execPath, [programFile(name), ...args], options);

export function runCommand(
  command: string,
  args: string[],
  { env = {}, quiet = false, yields = false }: RunOptions = {},
): Promise<Ended> {
  const began = performance.now();
  return new Promise((done, fail) => {
    const stdio = quiet ? 'pipe' : 'inherit';
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', stdio, stdio] });
    if (yields && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const end = (): void => void child.kill();
    process.once('exit', end);
    child.once('error', fail);
    child.once('close', (code) => {
      process.off('exit', end);
      done({ code: code ?? 1, output, seconds: (performance.now() - began) / 1000 });
    });
  });
}
