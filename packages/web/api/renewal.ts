import { auth } from '@assay/contract/auth';
import { minutes } from '@assay/domain/time';
import { call } from './call.ts';
import { claimsOf, getToken, onTokenChange, setToken } from './token.ts';

/** A wrong clock must not turn renewal into a storm. */
const shortestWait = minutes(1);

/** Asks for a fresh token whenever half of the life of the one in use is over; returns how to stop. */
export function keepTokenFresh(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(atLeast: number): void {
    clearTimeout(timer);
    const { iat, exp } = claimsOf(getToken());
    if (iat === undefined || exp === undefined) return;
    const half = ((exp - iat) * 1000) / 2;
    const left = iat * 1000 + half - Date.now();
    timer = setTimeout(renew, Math.min(Math.max(left, atLeast), half));
  }

  async function renew(): Promise<void> {
    const used = getToken();
    try {
      const { accessToken } = await call(auth.renew, { whenSignedOut: 'fail' });
      // Another tab, a log-out or a sign-in may have been quicker.
      if (getToken() === used) setToken(accessToken);
    } catch {
      // The next call that matters will say so; until then try again.
      schedule(shortestWait);
    }
  }

  const forget = onTokenChange(() => schedule(shortestWait));
  schedule(0);
  return () => {
    clearTimeout(timer);
    forget();
  };
}
