import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

interface Ended {
  url?: string;
  error?: string;
}

interface Holder {
  process: ChildProcess;
  /** What became of it. */
  ended: Promise<Ended>;
}

/** Another process that opens the data folder and holds it until the test ends, or is killed as it says a line. */
export async function holdDataFolder(dataDir: string, { killAt }: { killAt?: string } = {}): Promise<Holder> {
  const script = fileURLToPath(new URL('data-folder-process.ts', import.meta.url));
  const child = spawn(process.execPath, [script, dataDir], { cwd: '/', stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  const ended = new Promise<Ended>((done) => {
    createInterface(child.stdout).on('line', (line) => {
      if (killAt && line.includes(killAt)) child.kill('SIGKILL');
      if (line.startsWith('{')) done(JSON.parse(line));
    });
  });
  return { process: child, ended };
}
