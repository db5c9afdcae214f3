import { useSyncExternalStore } from 'react';

const storageKey = 'assay.token';
/** Where the own token waits while a debug token is used in its place. */
const ownKey = 'assay.token.own';

interface TokenClaims {
  /** The person. */
  sub?: string;
  /** When it was issued and when it ends, in seconds. */
  iat?: number;
  exp?: number;
  /** What the browser sent along when it began to sign in. */
  state?: string;
}

let current = localStorage.getItem(storageKey);
const listeners = new Set<() => void>();

export const getToken = (): string | null => current;

export function claimsOf(token: string | null): TokenClaims {
  try {
    const payload = token?.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return {};
  }
}

export const personOf = (token: string | null): string | undefined => claimsOf(token).sub;

export function setToken(token: string): void {
  localStorage.setItem(storageKey, token);
  accept(token);
}

/** Uses a debug token until it is ended; one that is taken with another leads back to the same own one. */
export function setDebugToken(token: string): void {
  if (current && localStorage.getItem(ownKey) === null) localStorage.setItem(ownKey, current);
  setToken(token);
}

/** Goes back from a debug token to one's own, where this browser has it; answers whether it had. */
export function resumeOwnToken(): boolean {
  const own = localStorage.getItem(ownKey);
  localStorage.removeItem(ownKey);
  if (own !== null) setToken(own);
  return own !== null;
}

export function clearToken(): void {
  localStorage.removeItem(storageKey);
  localStorage.removeItem(ownKey);
  accept(null);
}

/** The app goes on without a token; the stored one stays, for other tabs and for another try. */
export const setTokenAside = (): void => accept(null);

export const resumeToken = (): void => accept(localStorage.getItem(storageKey));

export function onTokenChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useToken = (): string | null => useSyncExternalStore(onTokenChange, getToken);

function accept(next: string | null): void {
  if (next === current) return;
  // Another person's token under an open page: start afresh, so that the work of two people never mixes.
  if (current && next && personOf(current) !== personOf(next)) {
    window.location.reload();
    return;
  }
  current = next;
  for (const listener of [...listeners]) listener();
}

// Other tabs tell of their sign-ins and log-outs; a null key means that all of the storage was cleared.
window.addEventListener('storage', (event) => {
  if (event.key === storageKey || event.key === null) accept(localStorage.getItem(storageKey));
});
