import { type Code, type CodeValues, type Message, message, worded } from './words/message.ts';

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

/** What is wrong with a field; the wire adds the English sentence. */
export interface FieldError extends Message {
  /** Dotted path of the field, for example `sites.0.name`; `body` or `query` for the whole of it. */
  path: string;
  pointId?: string;
  pointName?: string;
}

export const fieldError = <C extends Code>(path: string, code: C, ...values: CodeValues<C>): FieldError => ({
  path,
  ...message(code, ...values),
});

/** A fault of any value does not say which one it is about; the others do. */
export const namesNoField = (code: string): boolean => code.startsWith('value.');

const inEnglish = (reason: Message & { path?: string }): string => {
  const text = worded(reason, 'en');
  return reason.path && namesNoField(reason.code) ? `${reason.path}: ${text}` : text;
};

export interface ProblemDetail {
  /** For programs, stable: the kind by default. Several sentences may share one; the reason tells them apart. */
  code?: string;
  errors?: FieldError[];
  retryAfterSeconds?: number;
  /** The state that a stale write collided with. */
  current?: unknown;
  /** Who wrote that, where it is known. */
  changedBy?: string;
}

export class Problem extends Error {
  readonly kind: ProblemKind;
  readonly status: number;
  readonly code: string;
  /** What a person reads, to be worded in their language. */
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

/** The first fault speaks for all of them. */
export const invalidFields = (errors: [FieldError, ...FieldError[]], code?: string): Problem =>
  new Problem('invalid', errors[0], { errors, ...(code && { code }) });

/** What is wrong with a part is reported at the part's place in the whole. */
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

/** Nothing happens while anything is wrong; every fault is named at once. */
export function refuse([first, ...more]: FieldError[]): void {
  if (first) throw invalidFields([first, ...more]);
}
