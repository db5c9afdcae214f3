import type { Endpoint, OtherReply } from '@assay/contract/base/endpoint';
import { errorOf, networkError } from './api-error.ts';
import { attempt } from './attempts.ts';
import { nameInDisposition } from './content-disposition.ts';
import { type AddressParts, type AnyParts, addressOf } from './request.ts';

type FileEndpoint = Endpoint & { reply: OtherReply<'file'> | OtherReply<'html'> };
type FileParts<E extends FileEndpoint> = AddressParts<E> & { signal?: AbortSignal };

export interface NamedFile {
  bytes: Blob;
  fileName: string | undefined;
}

/** The bytes behind a call, with the token that an address of a picture could not carry, and the name that the server gives them. */
export function callForNamedFile<E extends FileEndpoint>(endpoint: E, parts: FileParts<E>): Promise<NamedFile> {
  const { signal = null, ...named } = parts;
  const address = addressOf(endpoint, named as AnyParts);
  return attempt(endpoint, {}, async (token) => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const reply = await fetch(address, { headers, signal }).catch((error: unknown) => {
      throw signal?.aborted ? error : networkError(error);
    });
    if (!reply.ok) throw await errorOf(reply);
    return { bytes: await reply.blob(), fileName: nameInDisposition(reply.headers.get('content-disposition')) };
  });
}

/** The bytes alone, where nobody will save them. */
export const callForFile = async <E extends FileEndpoint>(endpoint: E, parts: FileParts<E>): Promise<Blob> =>
  (await callForNamedFile(endpoint, parts)).bytes;
