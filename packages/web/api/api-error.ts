import type { ProblemReply } from '@assay/contract/problems';
import type { MessageValues } from '@assay/domain/words/message';

/** A fault as the server names it; one that knows no codes yet has the sentence alone. */
export type RemoteFault = NonNullable<ProblemReply['errors']>[number];

interface ApiErrorDetail {
  status: number;
  statusText?: string;
  code: string;
  detail?: string;
  reason?: string | undefined;
  values?: MessageValues | undefined;
  errors?: RemoteFault[] | undefined;
  requestId?: string | undefined;
  current?: unknown;
  changedBy?: string | undefined;
  retryAfterSeconds?: number | undefined;
}

/** A call that did not do what was requested: status 0 and code `network` when no answer came at all. */
export class ApiError extends Error {
  readonly status: number;
  /** The status in words; empty where no answer came. */
  readonly statusText: string;
  readonly code: string;
  /** What the server says to the person, in English; empty where its answer is not readable. */
  readonly detail: string;
  /** Which sentence that is, and what it speaks of. */
  readonly reason: string | undefined;
  readonly values: MessageValues;
  readonly errors: RemoteFault[];
  readonly requestId: string | undefined;
  /** The state that a stale write collided with. */
  readonly current: unknown;
  /** Who wrote that, where it is known. */
  readonly changedBy: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(problem: ApiErrorDetail, cause?: unknown) {
    super(`${problem.code} (${problem.status})`, { cause });
    this.name = 'ApiError';
    this.status = problem.status;
    this.statusText = problem.statusText ?? '';
    this.code = problem.code;
    this.detail = problem.detail ?? '';
    this.reason = problem.reason;
    this.values = problem.values ?? {};
    this.errors = problem.errors ?? [];
    this.requestId = problem.requestId;
    this.current = problem.current;
    this.changedBy = problem.changedBy;
    this.retryAfterSeconds = problem.retryAfterSeconds;
  }

  /** Likely to go well if tried again as it is. */
  get passing(): boolean {
    return this.code === 'network' || this.status === 503;
  }
}

/** Nobody answered, or only somebody before the server. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || [502, 503, 504].includes(error.status));

export const networkError = (cause: unknown): ApiError => new ApiError({ status: 0, code: 'network' }, cause);

export const signedOutError = (): ApiError => new ApiError({ status: 401, code: 'signedOut' });

export async function errorOf(reply: Response): Promise<ApiError> {
  const wait = Number.parseInt(reply.headers.get('retry-after') ?? '', 10);
  const common = {
    status: reply.status,
    statusText: reply.statusText,
    retryAfterSeconds: Number.isNaN(wait) ? undefined : wait,
  };
  if (!reply.headers.get('content-type')?.includes('json')) return new ApiError({ ...common, code: 'unexpected' });
  const problem: Partial<ProblemReply> = await reply.json().catch(() => ({}));
  return new ApiError({
    ...common,
    // Newer protocols send the number alone.
    statusText: common.statusText || (problem.title ?? ''),
    code: problem.code ?? 'unexpected',
    detail: problem.detail ?? '',
    reason: problem.reason,
    values: problem.values,
    errors: problem.errors,
    requestId: problem.requestId,
    current: problem.current,
    changedBy: problem.changedBy,
  });
}
