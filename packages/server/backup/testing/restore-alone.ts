import { migrationsFolder } from '../../db/migrate.ts';
import { checkBackup } from '../check-backup.ts';
import { restoreBackup } from '../restore-backup.ts';

/** A process of its own for the tests, which kill it. */
const [file = '', url = '', dataDir = ''] = process.argv.slice(2);
const backup = await checkBackup(file, migrationsFolder, '0.0.0-test');
await restoreBackup(backup, {
  connection: { connectionString: url },
  dataDir,
  replace: true,
  secret: undefined,
  say: (line) => void process.stdout.write(`${line}\n`),
});
