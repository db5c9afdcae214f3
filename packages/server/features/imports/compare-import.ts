import type { PlannedLine } from '@assay/domain/imports/plan';
import { readVersion } from '../../db/list-changes.ts';
import type { Db } from '../../db/pool.ts';
import type { ImportNoun } from '../../frame/import-noun.ts';
import { analyzePlans, forgetPlans, keepPlans } from './import-plans.queries.ts';
import { findImport, nextGroups, updateImport } from './imports.queries.ts';

const groupsAtOnce = 500;

const isRenaming = ({ changes }: PlannedLine): boolean => changes.some(({ renames }) => renames);

/** Compares an import with what is there, a part at a time; a second run begins anew. */
export async function compareImport(db: Db, noun: ImportNoun, importId: string): Promise<void> {
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
