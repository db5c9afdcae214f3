import { levelOfExternal, levelOfGroups } from '@assay/domain/access';
import { isId } from '@assay/domain/id';
import { Problem } from '@assay/domain/problem';
import type pg from 'pg';
import type { Person } from './person.ts';
import { findSession, type SessionWithUser } from './session.queries.ts';
import { readToken } from './tokens.ts';

function personOf(row: SessionWithUser): Person {
  const external = row.kind === 'external';
  return {
    sessionId: row.session_id,
    sessionKind: row.session_kind,
    userId: row.user_id,
    name: row.name,
    email: row.email,
    external,
    level: external ? levelOfExternal(row.distributor_admin) : levelOfGroups(row.session_groups),
    flags: external ? [] : row.flags,
    groups: row.session_groups,
    companyId: row.company_id,
    companyName: row.company_name,
    divisionIds: row.division_ids,
    distributorAdmin: row.distributor_admin,
  };
}

const signedOut = (): Problem => new Problem('signedOut', 'You are not signed in, or your session has ended.');

/** Whoever stands behind a request: by the token in its header, or by the session in its signed address. */
export interface People {
  byToken: (authorization: string | undefined, now: Date) => Promise<Person>;
  bySession: (sessionId: string | undefined, now: Date) => Promise<Person>;
}

/** One query, on every request. */
export function peopleReader(pool: pg.Pool, secret: Uint8Array): People {
  const bySession: People['bySession'] = async (sessionId, now) => {
    const row = sessionId && isId(sessionId) ? await findSession(pool, sessionId, now) : undefined;
    if (!row) throw signedOut();
    return personOf(row);
  };
  return {
    bySession,
    byToken: async (authorization, now) => {
      const token = /^Bearer ([\w.-]{1,4000})$/i.exec(authorization ?? '')?.[1];
      return bySession(token && readToken(secret, token, now), now);
    },
  };
}
