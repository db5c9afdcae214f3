import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { listApplied } from '../db/migrate.ts';
import { BackupRefused } from './backup-refused.ts';
import { listForeignKeys, listSequences, listTables } from './catalogue.queries.ts';
import { copyOut, lockForReading } from './copy.queries.ts';
import { formatName, formatVersion, type Header, type Trailer } from './format.ts';
import { type FrameWriter, openFrameWriter } from './frame-writer.ts';
import { describeRows } from './progress.ts';
import { connectForCopying, lockMigrations, unlockMigrations } from './session.queries.ts';
import { filesFolder, openStoredFile, walkFiles } from './stored-files.ts';
import { orderTables } from './table-order.ts';
import { writeWhole } from './write-whole.ts';

export interface BackupOptions {
  connection: pg.ClientConfig;
  dataDir: string;
  file: string;
  version: string;
  now: Date;
  say: (line: string) => void;
}

/** One moment of the whole database, however much is written meanwhile. */
async function openSnapshot(client: pg.ClientBase, { version, now }: BackupOptions): Promise<Header> {
  await lockMigrations(client, 'shared');
  const migrations = await listApplied(client);
  if (migrations.length === 0)
    throw new BackupRefused('There is no installation in this database, so nothing to back up.');
  const tables = orderTables(await listTables(client), await listForeignKeys(client));
  await lockForReading(client, tables);
  await unlockMigrations(client);
  return { format: formatName, version: formatVersion, assay: version, at: now.toISOString(), migrations, tables };
}

async function* writeFiles(writer: FrameWriter, folder: string): AsyncGenerator<Buffer, void> {
  for await (const path of walkFiles(folder)) {
    const file = await openStoredFile(folder, path);
    if (file) yield* writer.section('file', file.mark, file.content);
  }
}

async function* writeEverything(
  client: pg.Client,
  writer: FrameWriter,
  options: BackupOptions,
): AsyncGenerator<Buffer, void> {
  const header = await openSnapshot(client, options);
  yield writer.note('header', header);
  for (const table of header.tables) {
    const counts = yield* writer.section('table', { name: table.name }, client.query(copyTo(copyOut(table))));
    if (counts.rows > 0) options.say(describeRows(table.name, counts.rows));
  }
  yield writer.note('sequences', await listSequences(client));
  yield* writeFiles(writer, filesFolder(options.dataDir));
  yield writer.trailer();
}

/** Writes the installation as it is at this moment into one file, while others go on working in it. */
export async function takeBackup(options: BackupOptions): Promise<Trailer> {
  const client = await connectForCopying(options.connection, 'backup');
  const writer = openFrameWriter();
  try {
    await writeWhole(options.file, writeEverything(client, writer, options));
  } finally {
    await client.end();
  }
  return writer.totals();
}
