import { findOther, isReleased, type Schema } from '../db/migrate.ts';
import { BackupRefused } from './backup-refused.ts';
import type { Header, Trailer } from './format.ts';
import { readBackup } from './read-backup.ts';

export interface CheckedBackup {
  file: string;
  header: Header;
  trailer: Trailer;
  /** What this version makes of a database, of which the backup may have the first migrations alone. */
  schema: Schema;
}

function refuseOtherSchema({ assay, migrations }: Header, schema: Schema): void {
  const other = findOther(schema, migrations);
  if (!other) return;
  const { version } = schema;
  if (!isReleased(schema))
    throw new BackupRefused(
      `The backup was made by an Assay (${assay}) of another schema than this one (${version}): its ${other.name} is ${other.isKnown ? 'a different one' : 'unknown here'}. Before version 1.0.0 a backup restores only into the schema that it was made from.`,
    );
  throw new BackupRefused(
    other.isKnown
      ? `The backup was made by an Assay whose migration ${other.name} is not the one of this Assay (${version}).`
      : `The backup was made by Assay ${assay}, which is newer than this one (${version}): it has migration ${other.name}. Update Assay first.`,
  );
}

/** Reads the whole file once, before anything is touched: damage that shows after hours of loading helps nobody. */
export async function checkBackup(file: string, schema: Schema): Promise<CheckedBackup> {
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
  refuseOtherSchema(found.header, schema);
  return { file, header: found.header, trailer, schema };
}
