import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const smallest = 1_400;
/** Brotli's default quality costs more than the request it is for. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };
const gzipOptions = { level: 3 };

export function acceptedEncoding(request: FastifyRequest): 'br' | 'gzip' | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/(^|[\s,])br\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br';
  if (/(^|[\s,])gzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'gzip';
  return undefined;
}

/** Compresses JSON, HTML and plain text made for one request; streams and prepared files pass through. */
export function compressReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, response, payload) => {
    if (typeof payload !== 'string' || payload.length < smallest || response.hasHeader('content-encoding'))
      return payload;
    response.header('vary', 'accept-encoding');
    const encoding = acceptedEncoding(request);
    if (!encoding) return payload;
    response.header('content-encoding', encoding).removeHeader('content-length');
    return encoding === 'br' ? brotli(payload, brotliOptions) : zip(payload, gzipOptions);
  });
}
