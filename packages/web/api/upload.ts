import type { Endpoint, MultipartBody, ReplyOf } from '@assay/contract/endpoint';
import { errorOf, networkError } from './api-error.ts';
import { attempt } from './attempts.ts';
import { addressOf, requestOf } from './request.ts';

type UploadEndpoint = Endpoint & { body: MultipartBody };

interface UploadParts<E extends UploadEndpoint> {
  params?: Record<string, string>;
  files: { [Name in keyof E['body']['files']]: readonly File[] };
  /** From 0 to 1, by the bytes that have left. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Sends files and tells how far it is, which fetch cannot. */
export function upload<E extends UploadEndpoint>(endpoint: E, parts: UploadParts<E>): Promise<ReplyOf<E>> {
  const address = addressOf(endpoint, parts);
  const { method, headers } = requestOf(endpoint, {});
  const form = new FormData();
  for (const [name, files] of Object.entries<readonly File[]>(parts.files))
    for (const file of files) form.append(name, file, file.name);
  return attempt(endpoint, 'wait', async (token) => {
    const reply = await new Promise<Response>((resolve, reject) => {
      const sending = new XMLHttpRequest();
      sending.open(method ?? 'POST', address);
      for (const [name, value] of Object.entries(headers)) sending.setRequestHeader(name, value);
      if (token) sending.setRequestHeader('authorization', `Bearer ${token}`);
      sending.upload.onprogress = ({ loaded, total }) => parts.onProgress?.(total > 0 ? loaded / total : 0);
      sending.onload = () => resolve(replyOf(sending));
      sending.onerror = () => reject(networkError(undefined));
      sending.onabort = () => reject(new DOMException('The upload was given up.', 'AbortError'));
      parts.signal?.addEventListener('abort', () => sending.abort());
      sending.send(form);
    });
    if (!reply.ok) throw await errorOf(reply);
    return (await reply.json()) as ReplyOf<E>;
  });
}

const replyOf = (sent: XMLHttpRequest): Response => {
  const named = ['content-type', 'retry-after'].flatMap((name) => {
    const value = sent.getResponseHeader(name);
    return value ? [[name, value] as [string, string]] : [];
  });
  return new Response(sent.responseText, { status: sent.status, headers: named });
};
