import { hkdfSync } from 'node:crypto';
import type { SignInProblem } from '@assay/contract/auth';
import { Problem } from '@assay/domain/problem';
import { message } from '@assay/domain/words/message';
import { EncryptJWT, jwtDecrypt } from 'jose';
import type { Db } from '../../db/pool.ts';
import { forgetAttempts } from '../../http/frame/throttle.queries.ts';
import { cookie } from '../../http/session/cookies.ts';
import type { SignInFlow } from '../../providers/sign-in/staff-sign-in.ts';
import { type Account, findAccountByEmail } from '../people/external-users.queries.ts';
import { accountBucket, passwordMatches } from '../people/passwords.ts';
import { createSession, type NewSession } from '../people/sessions.queries.ts';

const failed = () => new Problem('signedOut', message('signIn.failed'), { code: 'signInFailed' });

/** Says the same for an unknown address, a wrong password, and an account whose time is over. */
export async function checkPassword(db: Db, email: string, password: string, now: Date): Promise<Account> {
  const account = await findAccountByEmail(db, email);
  const matches = await passwordMatches(account?.password_hash ?? null, password);
  if (!account || !matches) throw failed();
  if (account.expires_at && account.expires_at <= now)
    throw new Problem('forbidden', message('signIn.accountExpired'), {
      code: 'accountExpired',
    });
  return account;
}

export async function openPasswordSession(
  db: Db,
  account: Account,
  from: Pick<NewSession, 'userAgent' | 'address'>,
  now: Date,
): Promise<string> {
  // The account may have been removed, or its password changed, while the hash was being verified.
  const current = await findAccountByEmail(db, account.email);
  if (current?.id !== account.id || current.password_hash !== account.password_hash) throw failed();
  await forgetAttempts(db, accountBucket(account.email));
  return createSession(db, { userId: account.id, kind: 'password', ...from }, now);
}

/** A sign-in under way, with the state by which the browser that began it recognises it. */
interface BegunSignIn {
  flow: SignInFlow;
  browserState: string | undefined;
}

const flowCookie = 'assay_sign_in';
const flowSeconds = 600;
/** Read by the web app, which deletes it at once. */
const tokenCookie = 'assay_token';
const tokenSeconds = 60;

export interface CookiePlace {
  basePath: string;
  secure: boolean;
}

const keyFrom = (secret: Uint8Array): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, 'assay', 'sign-in flow', 32));

/** Carries the values that must come back unchanged through the provider's redirects; only this server can read them. */
export async function flowToCookie(begun: BegunSignIn, secret: Uint8Array, place: CookiePlace): Promise<string> {
  const value = await new EncryptJWT({ ...begun })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(`${flowSeconds}s`)
    .encrypt(keyFrom(secret));
  return cookie(flowCookie, value, { ...flowOptions(place), maxAgeSeconds: flowSeconds });
}

const flowOptions = ({ basePath, secure }: CookiePlace) =>
  ({ path: `${basePath}api/v1/auth`, secure, httpOnly: true, sameSite: 'Lax' }) as const;

export const forgetFlow = (place: CookiePlace): string =>
  cookie(flowCookie, '', { ...flowOptions(place), maxAgeSeconds: 0 });

export async function flowFromCookie(
  cookies: Readonly<Record<string, string>>,
  secret: Uint8Array,
): Promise<BegunSignIn | undefined> {
  const value = cookies[flowCookie];
  if (!value) return undefined;
  try {
    const { payload } = await jwtDecrypt(value, keyFrom(secret));
    return payload as unknown as BegunSignIn;
  } catch {
    return undefined;
  }
}

export const tokenToCookie = (token: string, { basePath, secure }: CookiePlace): string =>
  cookie(tokenCookie, token, { path: basePath, secure, httpOnly: false, sameSite: 'Lax', maxAgeSeconds: tokenSeconds });

export const signInExpired = (): Problem =>
  new Problem('forbidden', message('signIn.tookTooLong'), {
    code: 'signInExpired' satisfies SignInProblem,
  });

/** Answers an expected failure as a value and throws any other. */
export function problemOrThrow(error: unknown): Problem {
  if (error instanceof Problem) return error;
  throw error;
}

/** A browser in the middle of single sign-on shows pages, not problems, so it is sent back to one that explains it. */
export async function orRedirectWithProblem(backToApp: string, work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    return `${backToApp}?problem=${problemOrThrow(error).code}`;
  }
}
