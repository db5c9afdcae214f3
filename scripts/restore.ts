import { parseArgs } from 'node:util';
import manifest from '../package.json' with { type: 'json' };
import { checkBackup } from '../packages/server/backup/check-backup.ts';
import { resolveFile, runCommand, say } from '../packages/server/backup/command.ts';
import { openInstallation } from '../packages/server/backup/open-installation.ts';
import { describeTotals } from '../packages/server/backup/progress.ts';
import { restoreBackup } from '../packages/server/backup/restore-backup.ts';
import { readConfig } from '../packages/server/config/config.ts';
import { readSchema } from '../packages/server/db/migrate.ts';
import { stopWithParent } from './stop-with-parent.ts';

stopWithParent();
const { positionals, values } = parseArgs({
  options: { replace: { type: 'boolean', default: false } },
  allowPositionals: true,
  strict: false,
});
const [name, ...more] = positionals;
const unknown = Object.keys(values).some((option) => option !== 'replace');
if (!name || more.length > 0 || unknown) {
  console.error('Usage: npm run restore -- FILE [--replace]');
  process.exit(2);
}
await runCommand(async () => {
  const config = readConfig(process.env);
  const backup = await checkBackup(resolveFile(name), await readSchema(manifest.version));
  const { at, assay } = backup.header;
  say(`The backup is sound: made ${at} by Assay ${assay}, ${describeTotals(backup.trailer)}.`);
  const installation = await openInstallation(config, 'restore');
  try {
    await restoreBackup(backup, {
      connection: installation.connection,
      dataDir: config.dataDir,
      replace: values.replace === true,
      secret: config.ASSAY_SECRET,
      say,
    });
    say('Restored.');
  } finally {
    await installation.close();
  }
});
