import { notFound } from '@assay/domain/problem';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import type { Db } from '../../db/pool.ts';
import type { VisitKind } from '../../db/tables/visits.ts';
import type { Scope } from '../../db/visible.ts';
import type { Person } from '../../http/session/session.ts';
import { findVisit } from './visits.queries.ts';

export interface VisitRequest {
  db: Db;
  scope: Scope;
  person: Person;
  params: { id: string };
}

export interface GuardedVisit {
  id: string;
  companyId: string;
  /** The moment that the work is about: earlier visits are those before it. */
  visitedAt: Date;
  /** The version of its report; 0 until it is submitted for the first time. */
  currentVersion: number;
}

/** Each kind of visit decides who may see its parts, and who may change them now. */
export interface VisitGuard {
  /** Its history is kept under this kind. */
  kind: VisitKind;
  /** Finds it inside the scope. */
  toRead: (request: VisitRequest) => Promise<GuardedVisit>;
  /** Refuses a write that may not be, and holds the visit as it is until the write is done. Writers do not wait for each other. */
  toWrite: (request: VisitRequest) => Promise<GuardedVisit>;
  /** A point that may be added to a run, whole as it is now; undefined when there is none. */
  freezePoint: (db: Db, scope: Scope, inspectionPointId: string) => Promise<FrozenPoint | undefined>;
}

/** A visit of any kind that one may see. */
export async function visitToRead({ db, scope, params }: Pick<VisitRequest, 'db' | 'scope' | 'params'>) {
  const visit = await findVisit(db, scope, params.id);
  if (!visit) throw notFound();
  return visit;
}
