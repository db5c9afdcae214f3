import type { ReportChange } from '@assay/contract/inspection-reports';
import type { Language } from '@assay/domain/languages';
import type { Db } from '../../db/pool.ts';
import { editionAt, type ReportedVisit, type ReportRoot } from './report-root.ts';

/** What a version changed since the one before, a draft since the newest; the first changed nothing. */
export async function reportChanges(
  db: Db,
  root: ReportRoot,
  visit: ReportedVisit,
  { version = visit.shownVersion, language }: { version?: number | undefined; language: Language },
): Promise<ReportChange[]> {
  const after = await editionAt(db, root, visit, version);
  const earlier = version === 0 ? visit.currentVersion : version - 1;
  if (earlier === 0) return [];
  const before = await editionAt(db, root, visit, earlier);
  return root.changesBetween(before, after, language);
}
