import type { Endpoint, ReplyOf } from '@assay/contract/endpoint';
import { ApiError, errorOf, networkError } from './api-error.ts';
import { type AddressParts, addressOf, type CallParts, isWrite, requestOf } from './request.ts';
import { waitForSignIn } from './sign-in-again.ts';
import { getToken, personOf } from './token.ts';

export interface CallChoices {
  signal?: AbortSignal;
  /** The idempotency key of a user action that spans several calls, for example a repeated save. */
  key?: string;
  /** `wait` opens sign-in over the page and repeats the call after it. */
  whenSignedOut?: 'wait' | 'fail';
}

type Given<Parts> = Partial<Parts> extends Parts ? [parts?: Parts & CallChoices] : [parts: Parts & CallChoices];

const writeAttempts = 3;

export async function call<E extends Endpoint>(endpoint: E, ...given: Given<CallParts<E>>): Promise<ReplyOf<E>> {
  const parts: CallChoices = given[0] ?? {};
  const address = addressOf(endpoint, parts);
  const request = { ...requestOf(endpoint, parts), signal: parts.signal ?? null };
  const person = personOf(getToken());
  for (let failures = 0; ; ) {
    const used = endpoint.ability === 'public' ? null : getToken();
    try {
      return (await send(endpoint, address, withToken(request, used))) as ReplyOf<E>;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      failures += 1;
      if (mayWait(endpoint, parts, error)) await waitForSignIn(used);
      else if (isWrite(endpoint) && error.passing && failures < writeAttempts) await pause(failures, error);
      else throw error;
      // Whoever signed in meanwhile did not ask for this call.
      if (personOf(getToken()) !== person) throw error;
    }
  }
}

export const href = <E extends Endpoint>(
  endpoint: E,
  ...given: Partial<AddressParts<E>> extends AddressParts<E> ? [parts?: AddressParts<E>] : [parts: AddressParts<E>]
): string => addressOf(endpoint, given[0] ?? {});

async function send(endpoint: Endpoint, address: string, request: RequestInit): Promise<unknown> {
  const reply = await fetch(address, request).catch((error: unknown) => {
    throw request.signal?.aborted ? error : networkError(error);
  });
  if (!reply.ok) throw await errorOf(reply);
  return endpoint.reply.kind === 'json' ? reply.json() : undefined;
}

const withToken = <R extends { headers: Record<string, string> }>(request: R, token: string | null): R =>
  token ? { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } } : request;

const mayWait = (endpoint: Endpoint, { whenSignedOut = 'wait' }: CallChoices, error: ApiError): boolean =>
  error.status === 401 && endpoint.ability !== 'public' && whenSignedOut === 'wait';

const pause = (failures: number, { retryAfterSeconds }: ApiError): Promise<void> =>
  new Promise((resolve) =>
    setTimeout(resolve, Math.min(5000, retryAfterSeconds ? retryAfterSeconds * 1000 : failures * 500)),
  );
