import { readSchema } from '../../db/migrate.ts';
import { checkBackup } from '../check-backup.ts';
import { restoreBackup } from '../restore-backup.ts';
import { takeBackup } from '../take-backup.ts';

/** A process of its own for the tests, which kill it or ask, with --expose-gc, how much memory it held at most. */
const [work = '', file = '', url = '', dataDir = ''] = process.argv.slice(2);
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const installation = { connection: { connectionString: url }, dataDir, say };
const version = '0.0.0-test';

let peak = 0;
const held = (): number => {
  // The second one waits until the first has swept.
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};
const before = held();
const timer = setInterval(() => {
  peak = Math.max(peak, held() - before);
}, 500);

if (work === 'backup') await takeBackup({ ...installation, file, version, now: new Date() });
else {
  const backup = await checkBackup(file, await readSchema(version));
  await restoreBackup(backup, { ...installation, replace: true, secret: undefined });
}
clearInterval(timer);
say(String(peak));
