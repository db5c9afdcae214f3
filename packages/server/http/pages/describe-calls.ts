import type { Endpoints } from '@assay/contract/base/endpoint';
import type { FastifyInstance } from 'fastify';
import { callsPage } from './calls-page.ts';
import { openApiDocument } from './openapi.ts';
import { asPage, newNonce } from './security-headers.ts';

export interface Described {
  name: string;
  version: string;
  basePath: string;
}

/** The contract for programs and for people; both are public, as the calls behind them are not. */
export function describeCalls(
  app: FastifyInstance,
  contract: Record<string, Endpoints>,
  { name, version, basePath }: Described,
): void {
  let document: string | undefined;
  app.get('/api/v1/openapi.json', async (_request, response) => {
    document ??= JSON.stringify(openApiDocument(contract, { title: name, version, url: basePath }));
    return response.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document);
  });
  app.get('/api', async (_request, response) => {
    const nonce = newNonce();
    return asPage(response, nonce).send(callsPage(contract, name, basePath, nonce));
  });
}
