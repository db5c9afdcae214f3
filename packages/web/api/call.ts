import type { Endpoint, ReplyOf } from '@assay/contract/base/endpoint';
import { errorOf, networkError } from './api-error.ts';
import { noteCall } from './app-events.ts';
import { type AttemptChoices, attempt } from './attempts.ts';
import { noteReach } from './reach.ts';
import { type AddressParts, addressOf, type CallParts, requestOf } from './request.ts';

export interface CallChoices extends AttemptChoices {
  signal?: AbortSignal;
  /** The idempotency key of a user action that spans several calls, for example a repeated save. */
  key?: string;
  /** It is sent even if the page is left at once. */
  keepalive?: boolean;
}

type Given<Parts> = Partial<Parts> extends Parts ? [parts?: Parts & CallChoices] : [parts: Parts & CallChoices];

export function call<E extends Endpoint>(endpoint: E, ...given: Given<CallParts<E>>): Promise<ReplyOf<E>> {
  const parts: CallChoices & { body?: unknown } = given[0] ?? {};
  const address = addressOf(endpoint, parts);
  const request = {
    ...requestOf(endpoint, parts),
    signal: parts.signal ?? null,
    ...(parts.keepalive && { keepalive: true }),
  };
  return attempt(endpoint, parts, async (token) => {
    const reply = (await send(endpoint, address, withToken(request, token))) as ReplyOf<E>;
    noteCall(endpoint, parts.body);
    return reply;
  });
}

export const href = <E extends Endpoint>(
  endpoint: E,
  ...given: Partial<AddressParts<E>> extends AddressParts<E> ? [parts?: AddressParts<E>] : [parts: AddressParts<E>]
): string => addressOf(endpoint, given[0] ?? {});

async function send(endpoint: Endpoint, address: string, request: RequestInit): Promise<unknown> {
  const reply = await fetch(address, request).catch((error: unknown) => {
    if (request.signal?.aborted) throw error;
    noteReach(false);
    throw networkError(error);
  });
  noteReach(true);
  if (!reply.ok) throw await errorOf(reply);
  return endpoint.reply.kind === 'json' ? reply.json() : undefined;
}

const withToken = <R extends { headers: Record<string, string> }>(request: R, token: string | null): R =>
  token ? { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } } : request;
