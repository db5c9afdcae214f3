import { resolve } from 'node:path';
import { ConfigError } from '../config/config.ts';
import { BackupRefused } from './backup-refused.ts';

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** npm runs commands in the project's folder, and keeps the caller's in INIT_CWD. */
export const resolveFile = (name: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), name);

/** What a person can fix is reported in a line, everything else with its stack. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  // What is half done is cleared away at the exit.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  try {
    await work();
  } catch (error) {
    const known = error instanceof BackupRefused || error instanceof ConfigError;
    process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : error}\n`);
    process.exitCode = 1;
  }
}
