/** Single sign-on leaves the page, or opens a window of its own when the page holds unsaved work. */
import { auth } from '@assay/contract/auth';
import { basePath, baseUrl } from '../../api/base-path.ts';
import { href } from '../../api/call.ts';

const cookieName = 'assay_token';
const returnKey = 'assay.return';
const windowKey = 'assay.sign-in-window';

export const isStaffEmail = (email: string, corporateDomain: string): boolean =>
  email.slice(email.lastIndexOf('@') + 1).toLowerCase() === corporateDomain.toLowerCase();

export function leaveForSso(email: string): void {
  sessionStorage.setItem(returnKey, window.location.href);
  window.location.assign(href(auth.login, { query: { loginHint: email } }));
}

/** False when the browser refuses to open a window. */
export function openSsoWindow(email: string): boolean {
  // A new window begins with a copy of this storage, which unlike its name outlives the provider's pages.
  sessionStorage.setItem(windowKey, 'yes');
  const opened = window.open(
    href(auth.login, { query: { loginHint: email } }),
    'assay-sign-in',
    'popup,width=520,height=720',
  );
  sessionStorage.removeItem(windowKey);
  return opened !== null;
}

export const isSsoWindow = (): boolean => sessionStorage.getItem(windowKey) !== null;

/** The page that was asked for before leaving, as a path; the first page when there is none. */
export function takeReturnPath(): string {
  const kept = sessionStorage.getItem(returnKey);
  sessionStorage.removeItem(returnKey);
  if (!kept?.startsWith(baseUrl().href)) return basePath();
  const { pathname, search, hash } = new URL(kept);
  return pathname + search + hash;
}

/** The token that the callback left in a short-lived cookie; read once. */
export function takeTokenCookie(): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${cookieName}=`));
  // A cookie is deleted only under the very path that it was set with.
  for (const path of [basePath(), basePath().slice(0, -1) || '/']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store interface is missing in some browsers.
    document.cookie = `${cookieName}=; path=${path}; max-age=0`;
  }
  return found && decodeURIComponent(found.slice(cookieName.length + 1));
}
