import { notFound } from '@assay/domain/problem';
import type { VisitRequest } from './visit-guard.ts';
import { findVisit } from './visits.queries.ts';

/** A visit that one may see, whatever its kind. */
export async function visitToRead({ db, scope, params }: Pick<VisitRequest, 'db' | 'scope' | 'params'>) {
  const visit = await findVisit(db, scope, params.id);
  if (!visit) throw notFound();
  return visit;
}
