/** Single sign-on leaves the page, or opens a window of its own when the page holds unsaved work. */
import { auth } from '@assay/contract/auth';
import { newId } from '@assay/domain/id';
import { basePath, baseUrl } from '../../api/base-path.ts';
import { href } from '../../api/call.ts';
import { claimsOf } from '../../api/token.ts';

const cookieName = 'assay_token';
const returnKey = 'assay.return';
const windowKey = 'assay.sign-in-window';
const stateKey = 'assay.sign-in-state';

export const isStaffEmail = (email: string, corporateDomain: string): boolean =>
  email.slice(email.lastIndexOf('@') + 1).toLowerCase() === corporateDomain.toLowerCase();

/** Where a sign-in of this tab begins: whatever token comes back must name the state that is kept here. */
function signInAddress(email: string): string {
  // Kept until a token has come: a window that is opened again has the state from the first time.
  const state = sessionStorage.getItem(stateKey) ?? newId();
  sessionStorage.setItem(stateKey, state);
  return href(auth.login, { query: { loginHint: email, state } });
}

export function leaveForSso(email: string): void {
  sessionStorage.setItem(returnKey, window.location.href);
  window.location.assign(signInAddress(email));
}

/** False when the browser refuses to open a window. */
export function openSsoWindow(email: string): boolean {
  // A new window begins with a copy of this storage, which unlike its name outlives the provider's pages.
  sessionStorage.setItem(windowKey, 'yes');
  const opened = window.open(signInAddress(email), 'assay-sign-in', 'popup,width=520,height=720');
  sessionStorage.removeItem(windowKey);
  return opened !== null;
}

export const isSsoWindow = (): boolean => sessionStorage.getItem(windowKey) !== null;

/** The page that was requested before leaving, as a path; the first page when there is none. */
export function takeReturnPath(): string {
  const kept = sessionStorage.getItem(returnKey);
  sessionStorage.removeItem(returnKey);
  if (!kept?.startsWith(baseUrl().href)) return basePath();
  const { pathname, search, hash } = new URL(kept);
  return pathname + search + hash;
}

/** The tokens under the name of the callback's cookie: anybody who can set cookies for this site can plant more of them. */
function takeTokenCookies(): string[] {
  const found = document.cookie.split('; ').filter((pair) => pair.startsWith(`${cookieName}=`));
  // A cookie is deleted only under the very path that it was set with.
  for (const path of [basePath(), basePath().slice(0, -1) || '/']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store interface is missing in some browsers.
    document.cookie = `${cookieName}=; path=${path}; max-age=0`;
  }
  return found.map((pair) => decodeURIComponent(pair.slice(cookieName.length + 1)));
}

/** What the callback left in a short-lived cookie, read once: the token of a sign-in that began in this tab, or none of ours. */
export function takeToken(): { token: string } | 'notOurs' | undefined {
  const tokens = takeTokenCookies();
  const state = sessionStorage.getItem(stateKey);
  const token = tokens.find((one) => state !== null && claimsOf(one).state === state);
  if (token === undefined) return tokens.length > 0 ? 'notOurs' : undefined;
  sessionStorage.removeItem(stateKey);
  return { token };
}
