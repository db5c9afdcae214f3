import type pg from 'pg';
import { readVersion } from '../../db/list-changes.ts';
import { type Db, withoutScopedTables } from '../../db/pool.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ImportNoun } from '../../frame/import-noun.ts';
import { countWrites, keepEventsQuiet, recordImport } from './import-plans.queries.ts';
import { findImport, updateImport } from './imports.queries.ts';

const writesAtOnce = 5_000;

const changedSince =
  'The data changed after the preview was made, so nothing was imported. Start the import again to see what it would do now.';

/** Writes exactly what the preview showed, wholly or not at all. */
export async function applyImport(pool: pg.Pool, db: Db, noun: ImportNoun, importId: string): Promise<void> {
  const record = await findImport(db, noun.noun, importId, { lock: false });
  if (record?.state !== 'applying') return;
  const total = await countWrites(db, importId);
  const actor = { id: record.created_by, name: record.created_by_name, requestId: null };
  await inTransaction(pool, actor, async (transaction) => {
    const inside = withoutScopedTables(transaction);
    await noun.lock(inside);
    const current = await findImport(inside, noun.noun, importId, { lock: false });
    if (current?.state !== 'applying') return;
    if ((await readVersion(inside, noun.lists)) !== record.list_version) {
      await updateImport(inside, importId, { state: 'refused', problem: changedSince });
      return;
    }
    await keepEventsQuiet(inside);
    for (let from = 0; from < total; from += writesAtOnce) {
      await noun.write(inside, importId, from, from + writesAtOnce);
      await recordImport(inside, importId, noun, from, from + writesAtOnce);
      // Outside the transaction, for those who watch.
      const share = Math.min(1, (from + writesAtOnce) / total);
      await updateImport(db, importId, { lines_done: Math.floor(share * record.lines_total) });
    }
    await updateImport(inside, importId, { state: 'applied', lines_done: record.lines_total });
  });
}
