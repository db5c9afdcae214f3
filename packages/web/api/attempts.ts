import type { Endpoint } from '@assay/contract/base/endpoint';
import { ApiError, signedOutError } from './api-error.ts';
import { isWrite } from './request.ts';
import { waitForSignIn } from './sign-in-again.ts';
import { getToken, personOf } from './token.ts';

const writeAttempts = 3;

export interface AttemptChoices {
  /** `wait` opens sign-in over the page and repeats the call after it. */
  whenSignedOut?: 'wait' | 'fail';
  /** False for a caller that tries again by itself. */
  retries?: boolean;
}

/** Sends until it went well or cannot: writes survive a short outage, and an ended session waits for sign-in. */
export async function attempt<T>(
  endpoint: Endpoint,
  { whenSignedOut = 'wait', retries = true }: AttemptChoices,
  send: (token: string | null) => Promise<T>,
): Promise<T> {
  const person = personOf(getToken());
  for (let failures = 0; ; ) {
    const used = endpoint.ability === 'public' ? null : getToken();
    try {
      // The page of somebody who has signed out in another tab may still ask for a moment: the server would refuse it.
      if (used === null && endpoint.ability !== 'public') throw signedOutError();
      return await send(used);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      failures += 1;
      const mayWait = error.status === 401 && endpoint.ability !== 'public' && whenSignedOut === 'wait';
      if (mayWait) await waitForSignIn(used);
      else if (retries && isWrite(endpoint) && error.passing && failures < writeAttempts) await pause(failures, error);
      else throw error;
      // Whoever signed in meanwhile did not ask for this call.
      if (personOf(getToken()) !== person) throw error;
    }
  }
}

const pause = (failures: number, { retryAfterSeconds }: ApiError): Promise<void> =>
  new Promise((resolve) =>
    setTimeout(resolve, Math.min(5000, retryAfterSeconds ? retryAfterSeconds * 1000 : failures * 500)),
  );
