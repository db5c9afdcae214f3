import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';

export interface Azurite {
  connection: string;
  stop: () => Promise<void>;
}

/** The account that every such server knows; a public constant, no secret. */
const account = 'devstoreaccount1';
const key = 'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==';

export const azureConnection = (port: number): string =>
  `DefaultEndpointsProtocol=http;AccountName=${account};AccountKey=${key};BlobEndpoint=http://127.0.0.1:${port}/${account};`;

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

async function untilListening(child: ChildProcess): Promise<void> {
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += chunk;
    if (output.includes('successfully listens')) return;
  }
  throw new Error(`The blob server did not start: ${output}`);
}

/** A real Azure Blob server of our own, in memory. */
export async function startAzurite(port?: number): Promise<Azurite> {
  const chosen = port ?? (await freePort());
  const program = createRequire(import.meta.url).resolve('azurite/dist/src/blob/main.js');
  const child = spawn(
    process.execPath,
    [
      program,
      '--blobPort',
      `${chosen}`,
      '--inMemoryPersistence',
      '--skipApiVersionCheck',
      '--silent',
      '--disableTelemetry',
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await untilListening(child);
  child.stdout?.resume();
  return {
    connection: azureConnection(chosen),
    stop: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
