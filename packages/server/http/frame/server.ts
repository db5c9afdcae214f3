import { newId } from '@assay/domain/id';
import { notFound } from '@assay/domain/problem';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { canonicalAddress } from '../addresses/canonical-address.ts';
import { readBodies } from '../body/receive-body.ts';
import { setSecurityHeaders } from '../pages/security-headers.ts';
import { compressReplies } from '../replies/compression.ts';
import { sendProblem } from '../replies/problems.ts';
import { cutOffSlowBodies } from './slow-bodies.ts';

/** A failure that nobody expected: worth recording. */
export interface UnexpectedFailure {
  error: unknown;
  requestId: string;
  route: string;
}

export interface ServerOptions {
  basePath: string;
  https: boolean;
  trustProxy: string | undefined;
  logger: FastifyServerOptions['logger'];
  /** How long a body that is read whole may take. */
  slowBodyMs?: number;
  onUnexpected: (failure: UnexpectedFailure) => void;
}

const bodyLimit = 1_000_000;
const timeouts = {
  connection: 60_000,
  headers: 15_000,
  body: 30_000,
  upload: 900_000,
  keepAlive: 72_000,
  checkEvery: 1_000,
} as const;

function trustedProxies(setting: string | undefined): FastifyServerOptions['trustProxy'] {
  if (setting === undefined) return false;
  const hops = Number(setting);
  if (Number.isInteger(hops)) return (_address, hop) => hop < hops;
  return setting.split(',').map((address) => address.trim());
}

/** What stands outside the base path is not ours; health checks are called by machines that do not know it. */
const withoutBasePath = (url: string, basePath: string): string => {
  if (basePath === '/' || /^\/(healthz|readyz)\b/.test(url)) return url;
  if (url.startsWith(basePath)) return url.slice(basePath.length - 1);
  return url === basePath.slice(0, -1) ? '/' : '/outside-the-base-path';
};

export function openServer({
  basePath,
  https,
  trustProxy,
  logger,
  onUnexpected,
  slowBodyMs = timeouts.body,
}: ServerOptions): FastifyInstance {
  const answerFailure = (error: unknown, request: FastifyRequest, response: FastifyReply): void => {
    if (!sendProblem(error, request, response)) return;
    request.log.error({ err: error, requestId: request.id }, 'unexpected failure');
    onUnexpected({ error, requestId: request.id, route: request.routeOptions.url ?? '' });
  };
  const app = Fastify({
    logger,
    // Requests go to the web log in the database instead.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    requestIdHeader: false,
    trustProxy: trustedProxies(trustProxy),
    bodyLimit,
    connectionTimeout: timeouts.connection,
    requestTimeout: timeouts.upload,
    keepAliveTimeout: timeouts.keepAlive,
    http: { connectionsCheckingInterval: timeouts.checkEvery, headersTimeout: timeouts.headers },
    return503OnClosing: true,
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
      maxParamLength: 500,
    },
    rewriteUrl: (request) => withoutBasePath(canonicalAddress(request.url ?? '/'), basePath),
    frameworkErrors: answerFailure,
  });
  readBodies(app);
  cutOffSlowBodies(app, slowBodyMs);
  setSecurityHeaders(app, { https });
  compressReplies(app);
  app.setErrorHandler(answerFailure);
  return app;
}

/** For a server without the web app: whatever is not a call is nothing. */
export function answerCallsAlone(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw notFound();
  });
}
