import type pg from 'pg';
import { isDatabaseAway } from '../../db/availability.ts';
import { type WholeDb, withoutScopedTables } from '../../db/pool.ts';
import type { ImportNoun } from '../../frame/import-noun.ts';
import { applyImport } from './apply-import.ts';
import { compareImport } from './compare-import.ts';
import { updateImport } from './imports.queries.ts';

export interface ImportWork {
  noun: ImportNoun['noun'];
  importId: string;
  step: 'compare' | 'apply';
}

const failed = 'It failed for a reason that was recorded. Nothing was imported; try again.';

/** The one job of all imports; whoever waits for it reads its state. */
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
