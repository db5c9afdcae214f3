import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange } from '../../providers/files/file-storage.ts';

export interface FileAnswer {
  /** Opened once it is known which part is requested. */
  content: Buffer | ((part: ByteRange | undefined) => Promise<Readable>);
  contentType: string;
  /** With a name it is downloaded, without one it is shown. */
  fileName?: string;
  size?: number;
  /** Names the contents, which never change behind it. */
  etag?: string;
}

/** RFC 6266: a plain name for old readers, the true one in UTF-8 for all others. */
function contentDisposition(fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** The part that a Range header asks for; `whole` where it asks for none that we serve, `outside` past the end. */
export function partOf(range: string | undefined, size: number): ByteRange | 'whole' | 'outside' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '')
    return last === '0' || size === 0 ? 'outside' : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'outside' : { start, end };
}

const matchesEtag = (header: string | undefined, etag: string): boolean =>
  header === '*' || (header ?? '').split(',').some((given) => given.trim().replace(/^W\//, '') === etag);

/** Sends a file whole, in part, or not at all when the reader has it already. */
export async function sendFile(
  { content, contentType, fileName, size, etag }: FileAnswer,
  request: FastifyRequest,
  response: FastifyReply,
): Promise<FastifyReply> {
  if (fileName) response.header('content-disposition', contentDisposition(fileName));
  const named = etag && `"${etag}"`;
  // Kept by the browser, but checked each time: the right to see it may have ended.
  if (named) response.header('etag', named).header('cache-control', 'private, no-cache');
  if (named && matchesEtag(request.headers['if-none-match'], named)) return response.code(304).send();
  response.type(contentType);
  if (typeof content !== 'function' || size === undefined) {
    if (size !== undefined) response.header('content-length', size);
    return response.send(typeof content === 'function' ? await content(undefined) : content);
  }
  response.header('accept-ranges', 'bytes');
  const condition = request.headers['if-range'];
  const range = condition === undefined || condition === named ? request.headers.range : undefined;
  const part = partOf(range, size);
  if (part === 'outside') return response.code(416).header('content-range', `bytes */${size}`).send();
  if (part === 'whole') return response.header('content-length', size).send(await content(undefined));
  return response
    .code(206)
    .header('content-range', `bytes ${part.start}-${part.end}/${size}`)
    .header('content-length', part.end - part.start + 1)
    .send(await content(part));
}
