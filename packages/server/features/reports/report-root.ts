import { notFound } from '@assay/domain/problem';
import type { Db } from '../../db/pool.ts';
import type { GuardedVisit, VisitGuard } from '../visits/visit-guard.ts';
import { type Edition, type ReadVersion, readEdition } from './read-version.ts';

/** What a kind of visit gives to its reports. */
export interface ReportRoot extends Pick<VisitGuard, 'toRead'> {
  /** All that its report is made of, as it stands now. */
  draft: (db: Db, visitId: string) => Promise<ReadVersion>;
}

/** A version of a report, the newest one unless one is named; what stands before the first submit is a draft. */
export async function editionAt(
  db: Db,
  { draft }: ReportRoot,
  visit: GuardedVisit,
  number = visit.currentVersion,
): Promise<Edition> {
  if (number === 0) return { ...(await draft(db, visit.id)), number, savedAt: null };
  const edition = await readEdition(db, visit, number);
  if (!edition) throw notFound();
  return edition;
}
