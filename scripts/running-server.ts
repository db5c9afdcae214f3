import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { askToStop } from './platform.mjs';

const root = resolve(import.meta.dirname, '..');
const main = join(root, 'packages/server/main.ts');
// A server reads its code once for all that follow it.
const compileCache = join(root, 'node_modules/.cache/journeys');

export interface RunningServer {
  /** Ends in the base path. */
  url: string;
  /** All that it printed until it was ready. */
  said: string;
  stop(): Promise<void>;
  /** Ends it at once, as a cut of power does. */
  kill(): Promise<void>;
}

/** The real server as its own process, on a data folder that it fills where it is empty. */
export async function runServer(dataDir: string, settings: Record<string, string> = {}): Promise<RunningServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    env: {
      NODE_COMPILE_CACHE: compileCache,
      ...ownEnvironment(),
      PORT: String(port),
      ASSAY_DATA_DIR: dataDir,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const kill = () => void child.kill();
  process.once('exit', kill);
  const ended = once(child, 'exit');
  const { url, said } = await readiness(child);
  return {
    url,
    said,
    stop: async () => {
      askToStop(child);
      await ended;
      process.off('exit', kill);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
      process.off('exit', kill);
    },
  };
}

/** The server refuses settings that it does not know, and the runner's own begin alike. */
const ownEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('ASSAY_') && name !== 'DATABASE_URL'),
  );

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** Resolves once the server says where it is ready; rejects with all its output when it ends instead. */
function readiness(child: ChildProcess): Promise<Pick<RunningServer, 'url' | 'said'>> {
  return new Promise((done, fail) => {
    let output = '';
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const ready = / is ready at (\S+)\n/.exec(output);
      if (ready?.[1]) done({ url: ready[1], said: output });
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => fail(new Error(`The server ended with ${code}:\n${output}`)));
  });
}
