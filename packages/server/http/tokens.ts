import { hours, later } from '@assay/domain/time';
import { jwtVerify, SignJWT } from 'jose';

/** Access tokens name a session and live 8 hours; the session row decides whether they still count. */
const algorithm = 'HS256';
const issuer = 'assay';
const tokenLifetime = hours(8);

export interface TokenSubject {
  sessionId: string;
  userId: string;
}

export async function signToken(secret: Uint8Array, subject: TokenSubject, now: Date): Promise<string> {
  return new SignJWT({ sid: subject.sessionId })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setIssuer(issuer)
    .setSubject(subject.userId)
    .setIssuedAt(now)
    .setExpirationTime(later(now, tokenLifetime))
    .sign(secret);
}

/** The session that a token names, or nothing for a token that is forged, expired or of another kind. */
export async function readToken(secret: Uint8Array, token: string, now: Date): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: [algorithm], issuer, currentDate: now });
    return typeof payload.sid === 'string' ? payload.sid : undefined;
  } catch {
    return undefined;
  }
}
