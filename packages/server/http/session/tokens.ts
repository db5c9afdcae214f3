import { createHmac, timingSafeEqual } from 'node:crypto';
import { hours, later } from '@assay/domain/time';

/**
 * Access tokens are JWTs (HS256) that name a session and live 8 hours; the session row decides whether they still count.
 * Signed here and not by a library: on every request its trip to the thread pool costs more than the whole check,
 * and a header that must equal ours to the byte leaves no algorithm to choose.
 */
const header = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');
const issuer = 'assay';
const lifetime = hours(8);

export interface TokenSubject {
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
    iss: issuer,
    sub: userId,
    iat: inSeconds(now),
    exp: inSeconds(later(now, lifetime)),
    ...(state && { state }),
  };
  const signed = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
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
  if (head !== header || !payload || !tail || more !== undefined) return undefined;
  const given = Buffer.from(tail, 'base64url');
  const expected = signature(secret, `${head}.${payload}`);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  // Whoever could sign it is us, so it is JSON.
  const { sid, iss, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
  const alive = typeof exp === 'number' && exp > inSeconds(now);
  return iss === issuer && alive && typeof sid === 'string' ? sid : undefined;
}
