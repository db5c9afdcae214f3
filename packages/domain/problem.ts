import { type Code, type CodeValues, type Message, message, worded } from './words/message.ts';

/** Expected failures are thrown anywhere, written once by the server's HTTP layer, and shown once by the web app. */
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

/** The wire adds the English sentence. */
export interface FieldError extends Message {
  /** Dotted path of the field, for example `sites.0.name`; `body` or `query` for the whole. */
  path: string;
  pointId?: string;
  pointName?: string;
}

export const fieldError = <C extends Code>(path: string, code: C, ...values: CodeValues<C>): FieldError => ({
  path,
  ...message(code, ...values),
});

/** Codes of general faults do not name their field; the others do. */
export const namesNoField = (code: string): boolean => code.startsWith('value.');

const inEnglish = (reason: Message & { path?: string }): string => {
  const text = worded(reason, 'en');
  return reason.path && namesNoField(reason.code) ? `${reason.path}: ${text}` : text;
};

export interface ProblemDetail {
  /** Stable code for programs, by default the kind. Several sentences may share one; the reason tells them apart. */
  code?: string;
  errors?: FieldError[];
  retryAfterSeconds?: number;
  /** The present state, which a stale write ran into. */
  current?: unknown;
  /** The person who changed it, if known. */
  changedBy?: string;
}

export class Problem extends Error {
  readonly kind: ProblemKind;
  readonly status: number;
  readonly code: string;
  /** Shown to people in their language. */
  readonly reason: Message;
  readonly detail: ProblemDetail;

  constructor(kind: ProblemKind, reason: Message & { path?: string }, detail: ProblemDetail = {}) {
    super(inEnglish(reason));
    this.name = 'Problem';
    this.reason = { code: reason.code, values: reason.values };
    this.kind = kind;
    this.status = problemStatus[kind];
    this.code = detail.code ?? kind;
    this.detail = detail;
  }
}

export const notFound = (): Problem => new Problem('notFound', message('notFound'));

export const forbidden = (): Problem => new Problem('forbidden', message('forbidden'));

export const invalidField = <C extends Code>(path: string, code: C, ...values: CodeValues<C>): Problem =>
  invalidFields([fieldError(path, code, ...values)]);

/** The first fault gives the problem its sentence. */
export const invalidFields = (errors: [FieldError, ...FieldError[]], code?: string): Problem =>
  new Problem('invalid', errors[0], { errors, ...(code && { code }) });

/** Faults of a part are reported at the part's place in the whole. */
export async function atPlace<T>(place: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || !error.detail.errors) throw error;
    const errors = error.detail.errors.map(({ path, ...rest }) => ({ ...rest, path: `${place}.${path}` }));
    throw new Problem(error.kind, error.kind === 'invalid' ? (errors[0] ?? error.reason) : error.reason, {
      ...error.detail,
      errors,
    });
  }
}

/** Throws all faults at once, before anything is written. */
export function refuse([first, ...more]: FieldError[]): void {
  if (first) throw invalidFields([first, ...more]);
}
