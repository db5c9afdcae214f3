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

/** A failure that nobody expected: worth recording. */
export interface UnexpectedFailure {
  error: unknown;
  requestId: string;
  route: string;
}

interface ServerOptions {
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

/** An address outside the base path is unknown here; health checks come from machines that do not know the base path. */
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

/** For a server without the web app: every address that is not a call is unknown. */
export function answerCallsAlone(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw notFound();
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is files, which go to the disk piece by piece. */
    takesFiles?: boolean;
  }
}

/** JSON is read whole on every route; its name may be written in any case. */
const isReadWhole = ({ headers, routeOptions }: FastifyRequest): boolean =>
  !routeOptions.config.takesFiles || /^\s*application\/json\b/i.test(headers['content-type'] ?? '');

/** An upload may take minutes on a weak network; a body that is read whole may not, and holds a connection until then. */
function cutOffSlowBodies(app: FastifyInstance, limitMs: number): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  const arrived = async (request: FastifyRequest): Promise<void> => clearTimeout(timers.get(request));
  app.addHook('preParsing', async (request, _response, payload) => {
    if (isReadWhole(request))
      timers.set(
        request,
        setTimeout(() => request.raw.destroy(), limitMs),
      );
    return payload;
  });
  app.addHook('preValidation', arrived);
  app.addHook('onResponse', arrived);
  app.addHook('onRequestAbort', arrived);
}

interface Shutdown {
  hasBegun: () => boolean;
  /** Takes no new request, lets those under way finish, and ends when the last connection is closed. */
  close: () => Promise<void>;
}

/** Answers given after the shutdown began ask their connection to close; otherwise an idle one would hold the process. */
export function closeGracefully(app: FastifyInstance): Shutdown {
  let begun = false;
  app.addHook('onSend', async (_request, response) => {
    if (begun) response.header('connection', 'close');
  });
  return {
    hasBegun: () => begun,
    close: async () => {
      begun = true;
      await app.close();
    },
  };
}
