import { startEmbedded } from '../start-embedded.ts';

/** A process of its own for the tests: holds a folder until it is killed, or says why it cannot. */
const [folder = '', address = '', safety = ''] = process.argv.slice(2);
try {
  const postgres = await startEmbedded({ folder, durable: safety === 'durable' });
  if (address) await postgres.announce(address);
  process.stdout.write(`${JSON.stringify({ pid: postgres.pid, url: postgres.url })}\n`);
  setInterval(() => {}, 60_000);
} catch (error) {
  process.stdout.write(`${JSON.stringify({ error: error instanceof Error ? error.message : String(error) })}\n`);
}
