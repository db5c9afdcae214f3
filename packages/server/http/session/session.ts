import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Caller, debugTokenGroups, levelOfExternal, levelOfGroups } from '@assay/domain/access';
import { isId } from '@assay/domain/id';
import { Problem } from '@assay/domain/problem';
import { hours, later } from '@assay/domain/time';
import { message } from '@assay/domain/words/message';
import type pg from 'pg';
import type { Scope } from '../../db/visible.ts';
import { findSession, type SessionWithUser } from './session.queries.ts';

/** The session and the user behind a request. */
export interface Person extends Caller {
  sessionId: string;
  sessionKind: 'sso' | 'password' | 'debug';
  userId: string;
  name: string;
  email: string;
  groups: readonly string[];
  companyId: string;
  companyName: string;
  /** The product categories of an external user. */
  divisionIds: readonly string[];
  distributorAdmin: boolean;
}

export const scopeOf = (person: Person): Scope => ({
  userId: person.userId,
  companyId: person.external ? person.companyId : null,
  divisionIds: person.external ? person.divisionIds : null,
});

/** Rights are read on every request, since they may have changed after the session began. */
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

/** Finds the person behind a request by the token in its header, or by the session in its signed address. */
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

/**
 * Access tokens are JWTs (HS256) that name a session and live 8 hours; the session row decides whether they still count.
 * Signed here and not by a library: on every request its trip to the thread pool costs more than the whole check,
 * and a header that must equal ours to the byte leaves no algorithm to choose.
 */
const tokenHeader = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');
const tokenIssuer = 'assay';
const tokenLifetime = hours(8);

interface TokenSubject {
  sessionId: string;
  userId: string;
  /** What the browser sent along when it began to sign in. */
  state?: string | undefined;
}

const signature = (secret: Uint8Array, signed: string): Buffer => createHmac('sha256', secret).update(signed).digest();

const inSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

export function signToken(secret: Uint8Array, { sessionId, userId, state }: TokenSubject, now: Date): string {
  const claims = {
    sid: sessionId,
    iss: tokenIssuer,
    sub: userId,
    iat: inSeconds(now),
    exp: inSeconds(later(now, tokenLifetime)),
    ...(state && { state }),
  };
  const signed = `${tokenHeader}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  return `${signed}.${signature(secret, signed).toString('base64url')}`;
}

interface Claims {
  sid?: unknown;
  iss?: unknown;
  exp?: unknown;
}

/** The session that a token names, or nothing for a token that is forged, expired or of another kind. */
export function readToken(secret: Uint8Array, token: string, now: Date): string | undefined {
  const [head, payload, tail, more] = token.split('.');
  if (head !== tokenHeader || !payload || !tail || more !== undefined) return undefined;
  const given = Buffer.from(tail, 'base64url');
  const expected = signature(secret, `${head}.${payload}`);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  // Only this server can have signed it, so it is JSON.
  const { sid, iss, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
  const alive = typeof exp === 'number' && exp > inSeconds(now);
  return iss === tokenIssuer && alive && typeof sid === 'string' ? sid : undefined;
}
