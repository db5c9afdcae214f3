import type { Endpoint, FileRule, JsonOrFormBody, MultipartBody, ReplyOf } from '@assay/contract/base/endpoint';
import { errorOf } from './api-error.ts';
import { attempt } from './attempts.ts';
import { addressOf, requestOf } from './request.ts';
import { sendWithProgress } from './send-with-progress.ts';

type UploadEndpoint = Endpoint & { body: MultipartBody | JsonOrFormBody };
type FilesOf<E extends UploadEndpoint> = E['body'] extends { files: infer F extends Record<string, FileRule> }
  ? F
  : never;

interface UploadParts<E extends UploadEndpoint> {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** The revision that the person saw, of a versioned record. */
  revision?: number;
  /** The other parts of the form; a list is a part for each of its values. */
  fields?: Readonly<Record<string, string | readonly string[] | undefined>>;
  files: { [Name in keyof FilesOf<E>]: readonly File[] };
  /** From 0 to 1, by the bytes that have left. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** False for a caller that tries again by itself. */
  retries?: boolean;
}

/** Sends a form with its files. */
export function upload<E extends UploadEndpoint>(endpoint: E, parts: UploadParts<E>): Promise<ReplyOf<E>> {
  const address = addressOf(endpoint, parts);
  const { headers } = requestOf(endpoint, parts.revision === undefined ? {} : { revision: parts.revision });
  const { method } = endpoint;
  const body = new FormData();
  for (const [name, value] of Object.entries(parts.fields ?? {}))
    for (const one of [value ?? []].flat()) body.append(name, one);
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
