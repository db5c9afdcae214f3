import type { ProblemReply } from '@assay/contract/problems';
import { type FieldError, notFound, Problem, type ProblemKind } from '@assay/domain/problem';
import { message, worded } from '@assay/domain/words/message';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { databaseAway, databaseRefusal, isDatabaseAway } from '../../db/availability.ts';
import { problemOfConstraint } from '../../db/constraints.ts';
import { isDiskFull, storageFull } from '../../providers/files/file-storage.ts';

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

/** Replaces the words of Fastify where it refuses a request by itself. */
const frameProblems: Record<string, () => Problem> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Problem('tooLarge', message('request.bodyTooLarge')),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Problem('unsupported', message('request.contentType')),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new Problem('invalid', message('request.bodyEmpty')),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new Problem('invalid', message('request.bodyLength')),
  FST_ERR_MAX_PARAM_LENGTH: notFound,
  FST_ERR_BAD_URL: () => new Problem('invalid', message('request.address')),
};

export const bodyCutOff = (): Problem => new Problem('invalid', message('request.bodyCutOff'));

/** Node reports it like this when the client closes the connection in the middle of its body. */
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

const onWire = (error: FieldError) => ({ ...error, message: worded(error, 'en') });

function replyOf(problem: Problem, requestId: string): ProblemReply {
  const { errors, current, changedBy } = problem.detail;
  return {
    type: 'about:blank',
    title: titles[problem.kind],
    status: problem.status,
    code: problem.code,
    detail: problem.message,
    reason: problem.reason.code,
    values: problem.reason.values,
    requestId,
    ...(errors && { errors: errors.map(onWire) }),
    ...(current !== undefined && { current }),
    ...(changedBy && { changedBy }),
  };
}

/** An unexpected failure reveals nothing; its request id leads to the record of it. */
const unexpected = (requestId: string): ProblemReply => ({
  type: 'about:blank',
  title: 'Something went wrong',
  status: 500,
  code: 'unexpected',
  detail: worded(message('unexpected'), 'en'),
  reason: 'unexpected',
  values: {},
  requestId,
});

/** Sends every failure in one form; answers true for one that nobody expected. */
export function sendProblem(error: unknown, request: FastifyRequest, response: FastifyReply): boolean {
  const problem = expected(error);
  if (problem?.code === 'databaseRefused') request.log.warn({ err: error, requestId: request.id }, problem.message);
  const body = problem ? replyOf(problem, request.id) : unexpected(request.id);
  if (problem?.detail.retryAfterSeconds) response.header('retry-after', String(problem.detail.retryAfterSeconds));
  if (problem?.kind === 'signedOut') response.header('www-authenticate', 'Bearer');
  void response
    .code(body.status)
    .type('application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(body));
  return problem === undefined;
}
