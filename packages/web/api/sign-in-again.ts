/** Calls that got a 401 wait here until the person has signed in again over the page. */
import { useSyncExternalStore } from 'react';
import { signedOutError } from './api-error.ts';
import { getToken, onTokenChange } from './token.ts';

let waiting: PromiseWithResolvers<void> | undefined;
const listeners = new Set<() => void>();

/** Resolves once there is another token than the refused one; rejects when the person logs out instead. */
export function waitForSignIn(refused: string | null): Promise<void> {
  const now = getToken();
  if (!now) return Promise.reject(signedOutError());
  if (now !== refused) return Promise.resolve();
  if (!waiting) {
    waiting = Promise.withResolvers();
    tell();
  }
  return waiting.promise;
}

export const useSignInNeeded = (): boolean => useSyncExternalStore(subscribe, () => waiting !== undefined);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}

onTokenChange(() => {
  const ended = waiting;
  waiting = undefined;
  if (getToken()) ended?.resolve();
  else ended?.reject(signedOutError());
  if (ended) tell();
});
