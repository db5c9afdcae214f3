import { Problem } from '@assay/domain/problem';
import { message, type PlainCode } from '@assay/domain/words/message';
import pg from 'pg';

const goneCodes = new Set(['57P01', '57P02', '57P03', '08000', '08003', '08006', '08001', '53300', '25P03', '25P04']);
const socketCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH']);
/** A file that is missing has the code of a socket that is, and is no fault of the database. */
const socketCalls = new Set(['connect', 'read', 'write']);
const goneMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error',
  'Cannot use a pool after calling end',
];

/** What PostgreSQL cannot do for the moment, whatever the statement, and what is said of it. */
const refusals: Record<string, PlainCode> = {
  '25006': 'database.readOnly',
  '57014': 'database.tooSlow',
  '55P03': 'database.locked',
  '40001': 'database.crossed',
  '40P01': 'database.crossed',
  '53100': 'database.full',
  '53200': 'database.memory',
};

/** Values that PostgreSQL will not take however often they are sent: of a wrong form, against a constraint, too large. */
const faultsOfValues = /^(22|23|54)/;

const retryAfterSeconds = 2;

/** Whether an error says that PostgreSQL is away, starting, or out of connections. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return error.code !== undefined && goneCodes.has(error.code);
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException;
  if (socketCodes.has(code) && socketCalls.has(syscall)) return true;
  return goneMessages.some((message) => error.message.startsWith(message));
}

export const isFaultOfValues = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && faultsOfValues.test(error.code ?? '');

const unavailable = (code: string, reason: PlainCode): Problem =>
  new Problem('unavailable', message(reason), { code, retryAfterSeconds });

export const databaseAway = (): Problem => unavailable('databaseAway', 'database.away');

/** The problem behind an error of a PostgreSQL that is there, but read-only, over a limit or full. */
export function databaseRefusal(error: unknown): Problem | undefined {
  const why = error instanceof pg.DatabaseError && error.code ? refusals[error.code] : undefined;
  return why ? unavailable('databaseRefused', why) : undefined;
}
