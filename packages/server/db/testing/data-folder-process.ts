import { openDataFolder } from '../data-folder.ts';
import { readSchema } from '../migrate.ts';

/** A process of its own for the tests: opens a data folder and holds it until it is killed, or says why it cannot. */
const [dataDir = ''] = process.argv.slice(2);
const say = (line: string): void => void process.stdout.write(`${line}\n`);
try {
  const { url } = await openDataFolder({ dataDir, schema: await readSchema('0.1.0'), say, durable: false });
  say(JSON.stringify({ url }));
  setInterval(() => {}, 60_000);
} catch (error) {
  say(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }));
}
