import manifest from '../package.json' with { type: 'json' };
import { resolveFile, runCommand, say } from '../packages/server/backup/command.ts';
import { openInstallation } from '../packages/server/backup/open-installation.ts';
import { describeTotals } from '../packages/server/backup/progress.ts';
import { takeBackup } from '../packages/server/backup/take-backup.ts';
import { readConfig } from '../packages/server/config/config.ts';
import { stopWithParent } from './stop-with-parent.ts';

stopWithParent();
const [name, ...more] = process.argv.slice(2);
if (!name || name.startsWith('-') || more.length > 0) {
  console.error('Usage: npm run backup -- FILE');
  process.exit(2);
}
await runCommand(async () => {
  const config = readConfig(process.env);
  const file = resolveFile(name);
  const installation = await openInstallation(config, 'backup');
  try {
    const { connection } = installation;
    const { version } = manifest;
    const totals = await takeBackup({ connection, dataDir: config.dataDir, file, version, now: new Date(), say });
    say(`Backed up ${describeTotals(totals)}: ${file}`);
  } finally {
    await installation.close();
  }
});
