import type { Endpoint, OtherReply } from '@assay/contract/endpoint';
import { errorOf, networkError } from './api-error.ts';
import { attempt } from './attempts.ts';
import { type AddressParts, type AnyParts, addressOf } from './request.ts';

type FileEndpoint = Endpoint & { reply: OtherReply<'file'> };

/** The bytes behind a call, with the token that an address of a picture could not carry. */
export function callForFile<E extends FileEndpoint>(
  endpoint: E,
  parts: AddressParts<E> & { signal?: AbortSignal },
): Promise<Blob> {
  const { signal = null, ...named } = parts;
  const address = addressOf(endpoint, named as AnyParts);
  return attempt(endpoint, 'wait', async (token) => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const reply = await fetch(address, { headers, signal }).catch((error: unknown) => {
      throw signal?.aborted ? error : networkError(error);
    });
    if (!reply.ok) throw await errorOf(reply);
    return reply.blob();
  });
}
