import { networkError } from './api-error.ts';

export interface Sending {
  method: string;
  address: string;
  headers: Record<string, string>;
  body: Blob | FormData;
  /** From 0 to 1, by the bytes that have left. */
  onProgress?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** Sends bytes and tells how far it is, which fetch cannot. */
export const sendWithProgress = (given: Sending): Promise<Response> =>
  new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    const abort = () => sending.abort();
    sending.open(given.method, given.address);
    for (const [name, value] of Object.entries(given.headers)) sending.setRequestHeader(name, value);
    sending.upload.onprogress = ({ loaded, total }) => given.onProgress?.(total > 0 ? loaded / total : 0);
    sending.onload = () => resolve(replyOf(sending));
    sending.onerror = () => reject(networkError(undefined));
    sending.onabort = () => reject(new DOMException('The upload was given up.', 'AbortError'));
    sending.onloadend = () => given.signal?.removeEventListener('abort', abort);
    given.signal?.addEventListener('abort', abort);
    if (given.signal?.aborted) abort();
    else sending.send(given.body);
  });

const replyOf = (sent: XMLHttpRequest): Response => {
  const named = ['content-type', 'retry-after'].flatMap((name) => {
    const value = sent.getResponseHeader(name);
    return value ? [[name, value] as [string, string]] : [];
  });
  return new Response(sent.responseText, { status: sent.status, headers: named });
};
