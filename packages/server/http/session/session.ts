import { debugTokenGroups, levelOfExternal, levelOfGroups } from '@assay/domain/access';
import { isId } from '@assay/domain/id';
import { Problem } from '@assay/domain/problem';
import { message } from '@assay/domain/words/message';
import type pg from 'pg';
import type { Person } from './person.ts';
import { findSession, type SessionWithUser } from './session.queries.ts';
import { readToken } from './tokens.ts';

/** What the person may do now, whatever it was when the session began. */
function rightsOf(row: SessionWithUser): Pick<Person, 'external' | 'level' | 'flags' | 'groups'> {
  if (row.kind === 'external')
    return { external: true, level: levelOfExternal(row.distributor_admin), flags: [], groups: [] };
  const { user_groups: groups, flags } = row;
  const own = { external: false, level: levelOfGroups(groups), flags, groups };
  if (row.session_kind !== 'debug') return own;
  const taken = debugTokenGroups(row.session_groups, own);
  return { ...own, level: levelOfGroups(taken), groups: taken };
}

function personOf(row: SessionWithUser): Person {
  return {
    sessionId: row.session_id,
    sessionKind: row.session_kind,
    userId: row.user_id,
    name: row.name,
    email: row.email,
    ...rightsOf(row),
    companyId: row.company_id,
    companyName: row.company_name,
    divisionIds: row.division_ids,
    distributorAdmin: row.distributor_admin,
  };
}

const signedOut = (): Problem => new Problem('signedOut', message('signedOut'));

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
