import type { PlannedLine } from '@assay/domain/imports/plan';
import type pg from 'pg';
import { isDatabaseAway } from '../../db/availability.ts';
import { readVersion } from '../../db/list-changes.ts';
import { type Db, type WholeDb, withoutScopedTables } from '../../db/pool.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ImportNoun } from '../../frame/import-noun.ts';
import {
  analyzePlans,
  countWrites,
  forgetPlans,
  keepEventsQuiet,
  keepPlans,
  recordImport,
} from './import-plans.queries.ts';
import { findImport, nextGroups, updateImport } from './imports.queries.ts';

interface ImportWork {
  noun: ImportNoun['noun'];
  importId: string;
  step: 'compare' | 'apply';
}

const failed = 'It failed for a reason that was recorded. Nothing was imported; try again.';

/** The one job of all imports; its page reads the state of the import. */
export const runImport =
  (deps: { pool: pg.Pool; db: WholeDb }, nouns: readonly ImportNoun[], onFailure: (error: unknown) => void) =>
  async ({ noun: name, importId, step }: ImportWork): Promise<void> => {
    const noun = nouns.find((known) => known.noun === name);
    if (!noun) throw new Error(`There is no import of ${name}.`);
    const db = withoutScopedTables(deps.db);
    try {
      await (step === 'compare' ? compareImport(db, noun, importId) : applyImport(deps.pool, db, noun, importId));
    } catch (error) {
      // A database that went away comes back, and the job with it.
      if (isDatabaseAway(error)) throw error;
      onFailure(error);
      await updateImport(db, importId, { state: 'failed', problem: failed });
    }
  };

const groupsAtOnce = 500;

const isRenaming = ({ changes }: PlannedLine): boolean => changes.some(({ renames }) => renames);

/** Compares an import with what is there, a part at a time; a second run starts over. */
async function compareImport(db: Db, noun: ImportNoun, importId: string): Promise<void> {
  const record = await findImport(db, noun.noun, importId, { lock: false });
  if (record?.state !== 'comparing') return;
  const version = await readVersion(db, noun.lists);
  await forgetPlans(db, importId);
  await analyzePlans(db);
  const compare = noun.comparer();
  let [after, done, writes, renaming] = ['', 0, 0, 0];
  for (;;) {
    const groups = await nextGroups(db, importId, after, groupsAtOnce);
    if (groups.length === 0) break;
    const planned = await compare(db, groups);
    writes = await keepPlans(db, importId, planned, writes);
    renaming += planned.flatMap((group) => group.planned).filter(isRenaming).length;
    after = groups.at(-1)?.key ?? '';
    done += groups.reduce((sum, { lines }) => sum + lines.length, 0);
    await updateImport(db, importId, { lines_done: done });
  }
  await analyzePlans(db);
  await updateImport(db, importId, { state: 'preview', list_version: version, lines_renaming: renaming });
}

const writesAtOnce = 5_000;

const changedSince =
  'The data changed after the preview was made, so nothing was imported. Start the import again to see what it would do now.';

/** Writes exactly what the preview showed, wholly or not at all. */
async function applyImport(pool: pg.Pool, db: Db, noun: ImportNoun, importId: string): Promise<void> {
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
