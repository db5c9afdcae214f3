import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BackupRefused } from './backup-refused.ts';
import { listForeignKeys, listTables } from './catalogue.queries.ts';
import type { CheckedBackup } from './check-backup.ts';
import { copyIn } from './copy.queries.ts';
import type { TableEntry } from './format.ts';
import { putUpIndexes, takeDownIndexes } from './indexes.queries.ts';
import { describeRows } from './progress.ts';
import { readBackup } from './read-backup.ts';
import type { RestoredFiles } from './restored-files.ts';
import * as schema from './schema.queries.ts';
import { keysAgainstOrder } from './table-order.ts';

/** The migrations of the backup must have made exactly the tables that it holds. */
function refuseOtherTables(held: TableEntry[], made: TableEntry[]): void {
  const shape = ({ name, columns }: TableEntry): string => `${name} (${columns.toSorted().join(', ')})`;
  const shapes = new Set(made.map(shape));
  const stranger = held.find((table) => !shapes.has(shape(table)));
  if (stranger) throw new BackupRefused(`The backup holds ${shape(stranger)}, which its migrations do not make.`);
  if (held.length !== made.length) throw new BackupRefused('The backup lacks tables that its migrations make.');
}

/** Fills the empty tables; events are not recorded again, foreign keys are checked. */
export async function loadBackup(
  client: pg.Client,
  { file, header, trailer }: CheckedBackup,
  files: RestoredFiles,
  say: (line: string) => void,
): Promise<void> {
  refuseOtherTables(header.tables, await listTables(client));
  const triggers = await schema.listTriggers(client);
  const lateKeys = keysAgainstOrder(header.tables, await listForeignKeys(client));
  await schema.switchTriggers(client, triggers, 'disable');
  await schema.deferForeignKeys(client, lateKeys);
  const indexes = await takeDownIndexes(client);
  const read = await readBackup(file, {
    header: async () => {},
    async table(table, rows) {
      await schema.makePartitions(client, table);
      const copy = client.query(copyFrom(copyIn(table)));
      await pipeline(rows, copy);
      if (copy.rowCount > 0) say(describeRows(table.name, copy.rowCount));
    },
    sequences: (sequences) => schema.restartSequences(client, sequences),
    file: files.add,
  });
  if (read.sha256 !== trailer.sha256) throw new BackupRefused(`${file} was changed meanwhile. Nothing was restored.`);
  await schema.checkForeignKeys(client, lateKeys);
  await putUpIndexes(client, indexes);
  await schema.switchTriggers(client, triggers, 'enable');
}
