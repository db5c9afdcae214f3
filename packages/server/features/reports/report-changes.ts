import type { ReportChange } from '@assay/contract/inspection-reports';
import type { Language } from '@assay/domain/languages';
import { compareDocuments } from '@assay/report/changes/compare-documents';
import type { Db } from '../../db/pool.ts';
import type { GuardedVisit } from '../visits/visit-guard.ts';
import { documentOf } from './document-of.ts';
import { editionAt, type ReportRoot } from './report-root.ts';

/** What a version changed since the one before; the first changed nothing. */
export async function reportChanges(
  db: Db,
  root: ReportRoot,
  visit: GuardedVisit,
  { version = visit.currentVersion, language }: { version?: number | undefined; language: Language },
): Promise<ReportChange[]> {
  const after = await editionAt(db, root, visit, version);
  if (version < 2) return [];
  const before = await editionAt(db, root, visit, version - 1);
  return compareDocuments(documentOf(before, language), documentOf(after, language));
}
