import { hkdfSync } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { cookie } from '../../http/session/cookies.ts';
import type { SignInFlow } from '../../providers/sign-in/staff-sign-in.ts';

/** A sign-in under way, with what the browser that began it knows it by. */
export interface BegunSignIn {
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

/** Carries what must come back unchanged through the provider's redirects; nobody but us reads it. */
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
