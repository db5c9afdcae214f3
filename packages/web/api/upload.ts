import type { Endpoint, MultipartBody, ReplyOf } from '@assay/contract/endpoint';
import { errorOf } from './api-error.ts';
import { attempt } from './attempts.ts';
import { addressOf, requestOf } from './request.ts';
import { sendWithProgress } from './send-with-progress.ts';

type UploadEndpoint = Endpoint & { body: MultipartBody };

interface UploadParts<E extends UploadEndpoint> {
  params?: Record<string, string>;
  files: { [Name in keyof E['body']['files']]: readonly File[] };
  /** From 0 to 1, by the bytes that have left. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** False for a caller that tries again by itself. */
  retries?: boolean;
}

/** Sends the files of a form. */
export function upload<E extends UploadEndpoint>(endpoint: E, parts: UploadParts<E>): Promise<ReplyOf<E>> {
  const address = addressOf(endpoint, parts);
  const { headers } = requestOf(endpoint, {});
  const { method } = endpoint;
  const body = new FormData();
  for (const [name, files] of Object.entries<readonly File[]>(parts.files))
    for (const file of files) body.append(name, file, file.name);
  const { onProgress, signal } = parts;
  return attempt(endpoint, parts, async (token) => {
    const authorised: Record<string, string> = token ? { ...headers, authorization: `Bearer ${token}` } : headers;
    const reply = await sendWithProgress({ method, address, headers: authorised, body, onProgress, signal });
    if (!reply.ok) throw await errorOf(reply);
    return (await reply.json()) as ReplyOf<E>;
  });
}
