import { type Migration, readMigrations } from '../db/migrate.ts';
import { BackupRefused } from './backup-refused.ts';
import type { Header, Trailer } from './format.ts';
import { readBackup } from './read-backup.ts';

export interface CheckedBackup {
  file: string;
  header: Header;
  trailer: Trailer;
  /** Those that made the database of the backup, and those that came after it. */
  migrations: { before: Migration[]; since: Migration[] };
}

function matchMigrations({ assay, migrations }: Header, known: Migration[], version: string) {
  for (const { name, sha256 } of migrations) {
    const ours = known.find((migration) => migration.name === name);
    if (!ours)
      throw new BackupRefused(
        `The backup was made by Assay ${assay}, which is newer than this one (${version}): it has migration ${name}. Update Assay first.`,
      );
    if (ours.sha256 !== sha256)
      throw new BackupRefused(
        `The backup was made by an Assay whose migration ${name} is not the one of this Assay (${version}).`,
      );
  }
  const names = new Set(migrations.map(({ name }) => name));
  return {
    before: known.filter(({ name }) => names.has(name)),
    since: known.filter(({ name }) => !names.has(name)),
  };
}

/** Reads the whole file once, before anything is touched: damage that shows after hours of loading helps nobody. */
export async function checkBackup(file: string, migrationsFolder: string, version: string): Promise<CheckedBackup> {
  const found: { header?: Header } = {};
  const trailer = await readBackup(file, {
    header: async (header) => {
      found.header = header;
    },
    table: async () => {},
    sequences: async () => {},
    file: async () => {},
  });
  if (!found.header) throw new BackupRefused(`${file} has no header.`);
  const migrations = matchMigrations(found.header, await readMigrations(migrationsFolder), version);
  return { file, header: found.header, trailer, migrations };
}
