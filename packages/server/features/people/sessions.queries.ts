import { newId } from '@assay/domain/id';
import { days, earlier, hours, later } from '@assay/domain/time';
import { type Db, forNobody } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

/** A session ends 12 hours after its last renewal, and after 14 days in any case. */
const unusedLifetime = hours(12);
const wholeLifetime = days(14);

export interface NewSession {
  userId: string;
  kind: 'sso' | 'password' | 'debug';
  /** A debug token narrows its owner to these; other sessions give the groups that the person has at the time. */
  debugGroups?: readonly string[];
  userAgent: string;
  address: string;
}

export async function createSession(db: Db, session: NewSession, now: Date): Promise<string> {
  const id = newId(now.getTime());
  await forNobody(db)
    .insertInto('session')
    .values({
      id,
      user_id: session.userId,
      kind: session.kind,
      groups: [...(session.debugGroups ?? [])],
      created_at: now,
      renewed_at: now,
      expires_at: later(now, unusedLifetime),
      user_agent: session.userAgent,
      address: session.address,
    })
    .execute();
  return id;
}

export const listSessions = (db: Db, scope: Scope, now: Date) =>
  visible
    .sessions(db, scope, now)
    .select(['id', 'kind', 'created_at', 'renewed_at', 'user_agent'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();

export const findOwnSession = (db: Db, scope: Scope, id: string, now: Date) =>
  visible
    .sessions(db, scope, now)
    .select(['id', 'created_at'])
    .where('session.id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function renewSession(db: Db, session: { id: string; created_at: Date }, now: Date): Promise<void> {
  await forNobody(db)
    .updateTable('session')
    .set({ renewed_at: now, expires_at: earlier(later(now, unusedLifetime), later(session.created_at, wholeLifetime)) })
    .where('id', '=', session.id)
    .execute();
}

export async function endSession(db: Db, id: string, endedBy: string, now: Date): Promise<void> {
  await forNobody(db)
    .updateTable('session')
    .set({ ended_at: now, ended_by: endedBy })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

export async function endSessionsOfUser(db: Db, userId: string, endedBy: string, now: Date): Promise<void> {
  await forNobody(db)
    .updateTable('session')
    .set({ ended_at: now, ended_by: endedBy })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
}
