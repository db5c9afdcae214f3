import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isLoopback } from '../addresses/app-address.ts';

export const newNonce = (): string => randomBytes(16).toString('base64');

const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

/** For the service worker, which fetches the files of the application and nothing else. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/** For pages of ours: nothing inline without the nonce, nothing from elsewhere. */
const pagePolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

export function asPage(response: FastifyReply, nonce: string): FastifyReply {
  return response
    .header('content-security-policy', pagePolicy(nonce))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8');
}

export function setSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }): void {
  app.addHook('onRequest', async (request, response) => {
    response
      .header('content-security-policy', apiPolicy)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'same-origin')
      .header('cross-origin-resource-policy', 'same-origin')
      .header('permissions-policy', 'camera=(self), microphone=(self), geolocation=()')
      .header('x-frame-options', 'DENY')
      .header('x-request-id', request.id);
    // Browsers ignore it elsewhere, and complain of it on every page.
    if (https || isLoopback(request.hostname))
      response.header('cross-origin-opener-policy', 'same-origin-allow-popups');
    if (https) response.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
}
