import type { ProblemReply } from '@assay/contract/problems';
import { notFound, Problem, type ProblemKind } from '@assay/domain/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { databaseAway, databaseRefusal, isDatabaseAway } from '../db/availability.ts';
import { problemOfConstraint } from '../db/constraints.ts';
import { isDiskFull, storageFull } from '../providers/files/file-storage.ts';

const titles: Record<ProblemKind, string> = {
  invalid: 'The request is not right',
  signedOut: 'Not signed in',
  forbidden: 'Not permitted',
  notFound: 'Not found',
  notAllowed: 'Method not allowed',
  conflict: 'Not possible in this state',
  stale: 'Changed by somebody else',
  tooLarge: 'Too large',
  unsupported: 'Unsupported content',
  unprocessable: 'Not complete',
  throttled: 'Too many attempts',
  unavailable: 'Not available right now',
};

/** What Fastify itself refuses, in our words. */
const frameProblems: Record<string, () => Problem> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Problem('tooLarge', 'The body is larger than this call accepts.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Problem('unsupported', 'This call does not take that content type.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new Problem('invalid', 'The body is empty; it must be JSON.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new Problem('invalid', 'The body is not as long as its Content-Length.'),
  FST_ERR_MAX_PARAM_LENGTH: notFound,
  FST_ERR_BAD_URL: () => new Problem('invalid', 'The address is not well formed.'),
};

export const bodyCutOff = (): Problem =>
  new Problem('invalid', 'The connection was closed before the whole body came.');

/** How Node tells that the client closed the connection in the middle of its body. */
const isBodyCutOff = (error: unknown): boolean =>
  error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';

/** The expected failure behind an error, if there is one. */
function expected(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  if (isBodyCutOff(error)) return bodyCutOff();
  if (isDatabaseAway(error)) return databaseAway();
  if (isDiskFull(error)) return storageFull(error);
  const { code } = error as { code?: string };
  return (code && frameProblems[code]?.()) || problemOfConstraint(error) || databaseRefusal(error);
}

function reply(status: number, title: string, code: string, detail: string, requestId: string): ProblemReply {
  return { type: 'about:blank', title, status, code, detail, requestId };
}

/** Draws a failure, once for all; answers whether it was one that nobody expected. */
export function sendProblem(error: unknown, request: FastifyRequest, response: FastifyReply): boolean {
  const problem = expected(error);
  if (problem?.code === 'databaseRefused') request.log.warn({ err: error, requestId: request.id }, problem.message);
  const body = problem
    ? {
        ...reply(problem.status, titles[problem.kind], problem.code, problem.message, request.id),
        ...(problem.detail.errors && { errors: problem.detail.errors }),
        ...(problem.detail.current !== undefined && { current: problem.detail.current }),
      }
    : reply(500, 'Something went wrong', 'unexpected', 'The failure was recorded. Nothing was stored.', request.id);
  if (problem?.detail.retryAfterSeconds) response.header('retry-after', String(problem.detail.retryAfterSeconds));
  if (problem?.kind === 'signedOut') response.header('www-authenticate', 'Bearer');
  void response
    .code(body.status)
    .type('application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(body));
  return problem === undefined;
}
