/** An expected failure: thrown anywhere, drawn once by the server's HTTP layer, shown once by the web app. */
const problemStatus = {
  invalid: 400,
  signedOut: 401,
  forbidden: 403,
  notFound: 404,
  notAllowed: 405,
  conflict: 409,
  stale: 412,
  tooLarge: 413,
  unsupported: 415,
  unprocessable: 422,
  throttled: 429,
  unavailable: 503,
} as const;

export type ProblemKind = keyof typeof problemStatus;

export interface FieldError {
  /** Dotted path of the field, for example `sites.0.name`; `body` or `query` for the whole of it. */
  path: string;
  message: string;
  pointId?: string;
  pointName?: string;
}

export interface ProblemDetail {
  /** Stable and machine-readable; the kind by default. */
  code?: string;
  errors?: FieldError[];
  retryAfterSeconds?: number;
  /** The state that a stale write collided with. */
  current?: unknown;
}

export class Problem extends Error {
  readonly kind: ProblemKind;
  readonly status: number;
  readonly code: string;
  readonly detail: ProblemDetail;

  constructor(kind: ProblemKind, message: string, detail: ProblemDetail = {}) {
    super(message);
    this.name = 'Problem';
    this.kind = kind;
    this.status = problemStatus[kind];
    this.code = detail.code ?? kind;
    this.detail = detail;
  }
}

export const notFound = (): Problem =>
  new Problem('notFound', 'There is nothing at this address, or it is not yours to see.');

export const forbidden = (): Problem => new Problem('forbidden', 'Your permissions are not enough for this.');

export const invalidField = (path: string, message: string): Problem =>
  new Problem('invalid', message, { errors: [{ path, message }] });

/** What is wrong with a part is reported at the part's place in the whole. */
export async function atPlace<T>(place: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || !error.detail.errors) throw error;
    const errors = error.detail.errors.map(({ path, ...rest }) => ({ ...rest, path: `${place}.${path}` }));
    throw new Problem(error.kind, error.message, { ...error.detail, errors });
  }
}

/** Nothing happens while anything is wrong; every fault is named at once. */
export function refuse(errors: FieldError[]): void {
  const [first] = errors;
  if (first) throw new Problem('invalid', `${first.path}: ${first.message}`, { errors });
}
